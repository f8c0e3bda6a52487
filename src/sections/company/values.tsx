import { css } from "@emotion/react";
import { graphql } from "gatsby";

import { Section, SectionHeading } from "../../components/section";
import { color, media, size, space, weight } from "../../theme/tokens";

interface ValuesProps {
  heading: Queries.HeadingFragment;
  values: readonly Queries.ValueFragment[];
}

const listCss = css({ display: "grid", counterReset: "value" });
const valueCss = css({
  display: "grid",
  gap: space.snug,
  paddingBlock: space.wide,
  borderBlockStart: `1px solid ${color.line}`,
  counterIncrement: "value",
  "&::before": {
    content: "counter(value, decimal-leading-zero)",
    fontSize: size.small,
    fontWeight: weight.strong,
    fontVariantNumeric: "tabular-nums",
    color: color.accentStrong,
  },
  [media.wide]: {
    gridTemplateColumns: "4rem minmax(0, 5fr) minmax(0, 6fr)",
    alignItems: "baseline",
    gap: space.wide,
    paddingBlock: space.huge,
  },
});
const nameCss = css({ fontSize: size.heading });
const textCss = css({ fontSize: size.lead, color: color.muted });

/** The values of the company. */
export function Values({ heading, values }: ValuesProps) {
  return (
    <Section ground="sunken">
      <SectionHeading {...heading} />
      <ul role="list" css={listCss}>
        {values.map(({ name, text }) => (
          <li key={name} css={valueCss}>
            <h3 css={nameCss}>{name}</h3>
            <p css={textCss}>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export const valueFragment = graphql`
  fragment Value on Value {
    name
    text
  }
`;
