import { css } from "@emotion/react";
import { graphql } from "gatsby";

import { Section } from "../../../components/section";
import { color, columns, media, size, space, tracking, weight } from "../../../theme/tokens";

const measureCss = css({
  display: "grid",
  gap: space.loose,
  paddingBlock: space.wide,
  borderBlockStart: `1px solid ${color.line}`,
  [media.wide]: { gridTemplateColumns: columns.oneThird, gap: space.vast },
});
const nameCss = css({
  display: "grid",
  alignContent: "start",
  gap: space.tight,
  paddingBlockEnd: space.normal,
  fontSize: size.body,
  letterSpacing: tracking.none,
});
const valueCss = css({
  fontSize: size.subheading,
  lineHeight: 1,
  letterSpacing: tracking.tighter,
  fontVariantNumeric: "tabular-nums",
});
const incompleteCss = css({ fontSize: size.title });
const partsCss = css({
  display: "grid",
  gap: `${space.normal} ${space.huge}`,
  gridTemplateColumns: "repeat(auto-fit, minmax(min(15rem, 100%), 1fr))",
});
const labelCss = css({ fontSize: size.small, fontWeight: weight.strong });
const textCss = css({ marginBlockStart: space.hair, lineHeight: 1.5, color: color.muted });

/** Definitions of the site's figures; an incomplete one makes its figure smaller. */
export function MeasuresSection({ title, text, labels, items, ...frame }: Queries.MeasuresSectionFragment) {
  return (
    <Section frame={frame} ground="sunken" title={title} text={text}>
      <ul role="list">
        {items.map((item) => {
          const list = (...parts: (keyof typeof labels)[]) => (
            <dl css={partsCss}>
              {parts.map((part) =>
                item[part] ? (
                  <div key={part}>
                    <dt css={labelCss}>{labels[part]}</dt>
                    <dd css={textCss}>{item[part]}</dd>
                  </div>
                ) : null,
              )}
            </dl>
          );
          return (
            <li key={item.name} css={measureCss}>
              <div>
                <h3 css={nameCss}>
                  <span css={[valueCss, !(item.window && item.limits) && incompleteCss]}>{item.value}</span> {item.name}
                </h3>
                {item.window ? list("window") : null}
              </div>
              {list("counts", "limits")}
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

export const measuresFragment = graphql`
  fragment MeasuresSection on MeasuresSection {
    ...Frame
    title
    text
    labels {
      counts
      window
      limits
    }
    items {
      value
      name
      counts
      window
      limits
    }
  }
`;
