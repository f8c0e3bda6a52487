import { css } from "@emotion/react";
import { graphql } from "gatsby";

import { PointList } from "../../components/point-list";
import { Section, SectionHeading } from "../../components/section";
import { color, media, size, space, weight } from "../../theme/tokens";

const listCss = css({
  counterReset: "value",
  "& li": {
    gap: space.snug,
    paddingBlock: space.wide,
    borderBlockStart: `1px solid ${color.line}`,
    counterIncrement: "value",
    [media.wide]: {
      gridTemplateColumns: "4rem minmax(0, 5fr) minmax(0, 6fr)",
      alignItems: "baseline",
      gap: space.wide,
      paddingBlock: space.huge,
    },
  },
  "& li::before": {
    content: "counter(value, decimal-leading-zero)",
    fontSize: size.small,
    fontWeight: weight.strong,
    fontVariantNumeric: "tabular-nums",
    color: color.accentStrong,
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
