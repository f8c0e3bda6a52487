import { css } from "@emotion/react";

import { color, keepColors, radius, size, space } from "../../theme/tokens";
import { QuestionChart } from "./question-chart";

/** Text that is large for the width of the chart. */
const largeText = "@container (max-width: 14em)";

const containerCss = css({ containerType: "inline-size", fontSize: size.caption });
// Time and numbers run from left to right in all languages.
const frameCss = css({
  direction: "ltr",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: `${space.tight} ${space.snug}`,
  lineHeight: 1.25,
  color: color.muted,
});
const axisCss = css({
  gridColumn: "-2 / -1",
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: "minmax(0, 1fr)",
  textAlign: "center",
  "& > :first-of-type": { textAlign: "start" },
  "& > :last-of-type": { textAlign: "end" },
  [largeText]: { display: "flex", justifyContent: "space-between", columnGap: space.tight },
});
const dots = [color.line, color.accent, color.growth];

const charts: Record<string, { frame?: ReturnType<typeof css>; marks: ReturnType<typeof css> }> = {
  // One name beside each row of the drawing, or above it in large text.
  accounts: {
    frame: css({
      gridTemplateColumns: "fit-content(45%) minmax(0, 1fr)",
      "& > img": { height: "100%" },
      [largeText]: {
        gridTemplateColumns: "minmax(0, 1fr)",
        // Down by a quarter of one of eight rows.
        "& > img": { gridArea: "1 / 1", translate: "0 3.125%" },
      },
    }),
    marks: css({
      display: "grid",
      gridAutoRows: "minmax(1.375rem, 1fr)",
      alignItems: "center",
      color: color.text,
      [largeText]: { gridArea: "1 / 1", zIndex: 1, gridAutoRows: "minmax(3em, 1fr)", alignItems: "start" },
    }),
  },
  // Above the dashed line, where the bars are low.
  decline: {
    frame: css({ "& > img": { gridArea: "1 / 1", [largeText]: { gridArea: "auto" } } }),
    marks: css({
      gridArea: "1 / 1",
      justifySelf: "end",
      maxWidth: "50%",
      marginBlockStart: "calc(8.5% - 1.5em)",
      [largeText]: { gridArea: "auto", maxWidth: "none", marginBlockStart: 0 },
    }),
  },
  // A legend.
  cohorts: {
    marks: css({
      order: 1,
      display: "flex",
      flexWrap: "wrap",
      gap: `${space.hair} ${space.normal}`,
      "& > li": { display: "flex", alignItems: "center", gap: space.tight },
      "& > li::before": {
        content: '""',
        flex: "none",
        width: 10,
        height: 10,
        borderRadius: radius.round,
        ...keepColors,
      },
      ...Object.fromEntries(
        dots.map((background, index) => [`& > :nth-of-type(${index + 1})::before`, { background }]),
      ),
    }),
  },
};

interface LeaderChartProps {
  chart: string;
  /** Names of the marks in the drawing. */
  marks: readonly string[];
  /** Ends of the axis, with its middle if there are three. */
  axis: readonly string[];
}

/** Chart with the names of its marks and its axis, described by its caption. */
export function LeaderChart({ chart, marks, axis }: LeaderChartProps) {
  return (
    <div css={containerCss}>
      <div css={[frameCss, charts[chart]?.frame]}>
        {marks.length > 0 ? (
          <ul role="list" css={charts[chart]?.marks} aria-hidden="true">
            {marks.map((mark) => (
              <li key={mark}>{mark}</li>
            ))}
          </ul>
        ) : null}
        <QuestionChart chart={chart} />
        {axis.length > 0 ? (
          <p css={axisCss} aria-hidden="true">
            {axis.map((label) => (
              <span key={label}>{label}</span>
            ))}
          </p>
        ) : null}
      </div>
    </div>
  );
}
