import { css } from "@emotion/react";

import { color, media, rightToLeft } from "../../theme/tokens";

export const rangeOpacity = 0.4;

const rowCss = css({
  width: "100%",
  height: "1rem",
  overflow: "visible",
  [`${rightToLeft} &`]: { scale: "-1 1" },
  "& line": { stroke: "currentColor" },
  "& [data-polarity]": { fill: "currentColor", [media.forcedColors]: { "&&": { color: "inherit" } } },
  "& [data-polarity=gain]": { color: `var(--gain, ${color.growth})` },
  "& [data-polarity=loss]": { color: `var(--loss, ${color.churn})` },
});

/** A predicted change and its 80% range. */
interface Change {
  value: number;
  range: readonly [low: number, high: number];
}

/** Returns a scale in percent of the width that has room for all ranges, and for no change. */
export function scaleChanges(changes: readonly Change[]): (amount: number) => string {
  const ends = [0, ...changes.flatMap(({ range }) => range)];
  const [min, max] = [Math.min(...ends), Math.max(...ends)];
  return (amount) => `${Number((((amount - min) / (max - min || 1)) * 100).toFixed(2))}%`;
}

interface RangeRowProps {
  change: Change;
  scale: (amount: number) => string;
  polarity: string | undefined;
}

/** Row of a chart: a change in its range, beside the place of no change. */
export function RangeRow({ change: { value, range }, scale, polarity }: RangeRowProps) {
  return (
    <svg css={rowCss} aria-hidden="true">
      <line x1="0" x2="100%" y1="50%" y2="50%" strokeOpacity="0.25" />
      <g data-polarity={polarity}>
        <line x1={scale(range[0])} x2={scale(range[1])} y1="50%" y2="50%" strokeWidth="6" opacity={rangeOpacity} />
        <circle cx={scale(value)} cy="50%" r="5" />
      </g>
      <line x1={scale(0)} x2={scale(0)} y2="100%" strokeWidth="2" />
    </svg>
  );
}
