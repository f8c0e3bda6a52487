import { graphql } from "gatsby";

import { PointList } from "../../components/point-list";
import { SideSection } from "../../components/side-section";
import { columnsCss } from "./points";

/** Values of the company. */
export function Values({ title, text, values, ...frame }: Queries.ValuesSectionFragment) {
  if (values.length === 0) return null;
  return (
    <SideSection frame={frame} title={title} text={text} ground="sunken">
      <PointList css={columnsCss} points={values} />
    </SideSection>
  );
}

export const valuesFragment = graphql`
  fragment ValuesSection on ValuesSection {
    ...Frame
    title
    text
    values {
      title: name
      text
    }
  }
`;
