import { css } from "@emotion/react";
import { graphql } from "gatsby";

import { Section } from "../../../components/section";
import { color, media, size, space, tracking, weight } from "../../../theme/tokens";

const measureCss = css({
  display: "grid",
  gap: `${space.tight} ${space.huge}`,
  paddingBlock: space.normal,
  borderBlockStart: `1px solid ${color.line}`,
  "&:last-of-type": { borderBlockEnd: `1px solid ${color.line}` },
  [media.desktop]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", "& > h3": { gridColumn: "1 / -1" } },
  [media.wide]: { gridTemplateColumns: "2fr 3fr 3fr", "& > h3": { gridColumn: 1 } },
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
const labelCss = css({ fontSize: size.small, fontWeight: weight.strong });
const listCss = css({ display: "grid", alignContent: "start", gap: space.tight });
const textCss = css({ fontSize: size.small, lineHeight: 1.5, color: color.muted });

/** Definitions of the site's figures, a row each; an incomplete one makes its figure smaller. */
export function MeasuresSection({ title, text, labels, items, ...frame }: Queries.MeasuresSectionFragment) {
  return (
    <Section frame={frame} ground="sunken" title={title} text={text} layout="beside">
      <ul role="list">
        {items.map((item) => {
          const list = (...parts: (keyof typeof labels)[]) => (
            <dl css={listCss}>
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
            <li key={item.name} css={measureCss} id={item.anchor ?? undefined}>
              <h3 css={nameCss}>
                <span css={[valueCss, !(item.window && item.limits) && incompleteCss]}>{item.value}</span> {item.name}
              </h3>
              {list("counts", "window")}
              {item.limits ? list("limits") : null}
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

export const measuresFragment = graphql`
  fragment MeasuresSection on MeasuresSection {
    ...Titled
    labels {
      counts
      window
      limits
    }
    items {
      anchor
      value
      name
      counts
      window
      limits
    }
  }
`;
