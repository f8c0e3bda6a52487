import { css } from "@emotion/react";

import { PointList } from "../../components/point-list";
import { Section, SectionHeading } from "../../components/section";
import { color, media, size, space, weight } from "../../theme/tokens";

// Indents each row more than the last.
const listCss = css({
  borderBlockEnd: `1px solid ${color.line}`,
  "& li": {
    gap: `${space.hair} ${space.loose}`,
    paddingBlock: space.loose,
    borderBlockStart: `1px solid ${color.line}`,
    [media.desktop]: { gridTemplateColumns: "8rem minmax(0, 1fr)", alignItems: "baseline" },
    [media.wide]: {
      gridTemplateColumns: "calc(8rem + var(--step) * 5rem) minmax(0, 34rem)",
      ...Object.fromEntries([0, 1, 2, 3, 4].map((step) => [`&:nth-of-type(5n + ${step + 1})`, { "--step": step }])),
    },
  },
  "& h3": {
    display: "flex",
    alignItems: "center",
    gap: space.snug,
    fontSize: size.title,
    fontVariantNumeric: "tabular-nums",
    whiteSpace: "nowrap",
  },
  // Line for elapsed time.
  "& li:not(:first-of-type) h3::before": {
    flex: "none",
    width: "calc(var(--step) * 5rem - 0.75rem)",
    borderBlockStart: `2px solid ${color.accent}`,
    [media.wide]: { content: '""' },
  },
  "& p": { fontWeight: weight.text },
});

/** Timeline of the first month, a row for each day or week. */
export function StepsCalendar({ title, text, items, ...frame }: Queries.StepsSectionFragment) {
  return (
    <Section frame={frame}>
      <SectionHeading title={title} text={text} />
      <PointList css={listCss} points={items} ordered />
    </Section>
  );
}
