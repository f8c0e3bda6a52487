import { css } from "@emotion/react";

import { Section, SectionHeading } from "../../components/section";
import { color, media, size, space, weight } from "../../theme/tokens";

const listCss = css({ borderBlockEnd: `1px solid ${color.line}` });
// The rows step to the right as the month goes on.
const rowCss = css({
  display: "grid",
  gap: `${space.hair} ${space.loose}`,
  paddingBlock: space.loose,
  borderBlockStart: `1px solid ${color.line}`,
  [media.desktop]: { gridTemplateColumns: "8rem minmax(0, 1fr)", alignItems: "baseline" },
  [media.wide]: {
    gridTemplateColumns: "calc(8rem + var(--step) * 5rem) minmax(0, 34rem)",
    ...Object.fromEntries([0, 1, 2, 3, 4].map((step) => [`&:nth-of-type(5n + ${step + 1})`, { "--step": step }])),
  },
});
const whenCss = css({
  display: "flex",
  alignItems: "center",
  gap: space.snug,
  fontSize: size.title,
  fontVariantNumeric: "tabular-nums",
  whiteSpace: "nowrap",
  // The time that has passed.
  "&::before": {
    flex: "none",
    width: "calc(var(--step) * 5rem - 0.75rem)",
    borderBlockStart: `2px solid ${color.accent}`,
    [media.wide]: { content: '""' },
  },
  "li:first-of-type > &::before": { content: "none" },
});
const textCss = css({ color: color.muted, fontWeight: weight.text });

/** What happens in a first month, a row for each day or week. */
export function FirstMonth({ title, items }: Queries.PointsFragment) {
  return (
    <Section>
      <SectionHeading title={title} />
      <ol role="list" css={listCss}>
        {items.map((item) => (
          <li key={item.title} css={rowCss}>
            <h3 css={whenCss}>{item.title}</h3>
            <p css={textCss}>{item.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
