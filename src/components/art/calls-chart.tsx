import { css } from "@emotion/react";
import type { CSSProperties } from "react";

import { color } from "../../theme/tokens";

/** Forecasts from 0 to 400: the range, the predicted and the submitted one. */
const calls = [
  { low: 236, high: 360, predicted: 306, submitted: 226 },
  { low: 196, high: 300, predicted: 252, submitted: 270 },
  { low: 66, high: 170, predicted: 112, submitted: 284 },
  { low: 150, high: 236, predicted: 198, submitted: 140 },
];

const chartCss = css({
  fill: "none",
  strokeLinecap: "round",
  "& [data-range]": { stroke: color.accent, strokeOpacity: 0.2, strokeWidth: 16 },
  "& [data-submitted]": {
    fill: color.raised,
    stroke: color.muted,
    strokeWidth: 3,
    transition: "transform 600ms ease-out",
  },
  "a:is(:hover, :focus-visible) & [data-submitted]": { transform: "translateX(var(--miss))" },
});

/** Submitted forecasts beside predicted ones, which they meet if the link around them has the pointer or the focus. */
export function CallsChart({ className }: { className?: string }) {
  return (
    <svg css={chartCss} className={className} viewBox="0 0 400 280" aria-hidden="true">
      {calls.map(({ low, high, predicted, submitted }, index) => {
        const tone = predicted < submitted ? color.churn : color.growth;
        const miss = { "--miss": `${predicted - submitted}px` } as CSSProperties;
        return (
          <g key={index} transform={`translate(0 ${35 + 70 * index})`}>
            <path d="M0 34H400" stroke={color.line} />
            <path d={`M${low} 0H${high}`} data-range="" />
            <path d={`M${submitted} 0H${predicted}`} stroke={tone} strokeWidth={3} />
            <circle cx={submitted} r={9} style={miss} data-submitted="" />
            <circle cx={predicted} r={8} fill={tone} />
          </g>
        );
      })}
    </svg>
  );
}
