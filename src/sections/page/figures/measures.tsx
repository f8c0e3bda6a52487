import { css } from "@emotion/react";
import { graphql } from "gatsby";

import { Section } from "../../../components/section";
import { color, media, oneColumn, size, space, tracking, weight } from "../../../theme/tokens";

const listCss = css({
  ...oneColumn,
  columnGap: space.vast,
  [media.wide]: {
    gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
    // An odd number begins with a row of one.
    "& > :first-of-type:nth-last-of-type(odd)": { gridColumn: "1 / -1" },
  },
});
const measureCss = css({
  display: "grid",
  gap: `${space.tight} ${space.loose}`,
  alignContent: "start",
  paddingBlock: space.normal,
  borderBlockStart: `1px solid ${color.line}`,
  [media.desktop]: { gridTemplateColumns: "11rem minmax(0, 1fr)" },
});
const nameCss = css({
  display: "grid",
  alignContent: "start",
  gap: space.hair,
  fontSize: size.small,
  letterSpacing: tracking.none,
});
const valueCss = css({
  fontSize: size.heading,
  lineHeight: 1,
  letterSpacing: tracking.tighter,
  fontVariantNumeric: "tabular-nums",
});
const incompleteCss = css({ fontSize: size.title });
const textCss = css({
  display: "grid",
  alignContent: "start",
  gap: space.hair,
  maxWidth: "41.1em",
  fontSize: size.small,
  lineHeight: 1.5,
});
const windowCss = css({ color: color.muted, fontWeight: weight.text });

/** Definitions of the site's figures; one without a period makes its figure smaller. */
export function MeasuresSection({ title, text, items, ...frame }: Queries.MeasuresSectionFragment) {
  return (
    <Section frame={frame} ground="sunken" title={title} text={text} layout="beside">
      <ul role="list" css={listCss}>
        {items.map(({ anchor, value, name, counts, window }) => (
          <li key={name} css={measureCss} id={anchor ?? undefined}>
            <h3 css={nameCss}>
              <span css={[valueCss, !window && incompleteCss]}>{value}</span> {name}
            </h3>
            <div css={textCss}>
              <p>{counts}</p>
              {window ? <p css={windowCss}>{window}</p> : null}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export const measuresFragment = graphql`
  fragment MeasuresSection on MeasuresSection {
    ...Titled
    items {
      anchor
      value
      name
      counts
      window
    }
  }
`;
