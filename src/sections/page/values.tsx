import { css } from "@emotion/react";
import { graphql } from "gatsby";

import { PointList } from "../../components/point-list";
import { Section, SectionHeading } from "../../components/section";
import { color, columns, media, size, space } from "../../theme/tokens";

const listCss = css({
  "& li": {
    gap: space.snug,
    paddingBlock: space.wide,
    borderBlockStart: `1px solid ${color.line}`,
    [media.wide]: {
      gridTemplateColumns: columns.threeFifths,
      alignItems: "baseline",
      gap: space.vast,
      paddingBlock: space.huge,
    },
  },
  "& h3": { fontSize: size.heading },
  "& p": { fontSize: size.lead },
});

/** Values of the company. */
export function Values({ title, text, values, ...frame }: Queries.ValuesSectionFragment) {
  if (values.length === 0) return null;
  return (
    <Section frame={frame} ground="sunken">
      <SectionHeading title={title} text={text} />
      <PointList css={listCss} points={values} />
    </Section>
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
