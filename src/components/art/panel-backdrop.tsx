import { css } from "@emotion/react";

import { color, radius } from "../../theme/tokens";

const backdropCss = css({
  position: "absolute",
  inset: 0,
  width: "100%",
  height: "100%",
  fill: "none",
  borderRadius: radius.large,
  "& > path": { vectorEffect: "non-scaling-stroke" },
});

const grid =
  "M100 0V400M200 0V400M300 0V400M400 0V400M500 0V400M600 0V400M700 0V400M800 0V400M900 0V400M0 100H1000M0 200H1000M0 300H1000";

/** Background of the bouncing logos: the signal line, solid up to now and dashed after, on a faint grid. */
export function PanelBackdrop() {
  const line = { stroke: color.onDarkAccent, strokeOpacity: 0.7, strokeWidth: 2 };
  return (
    <svg css={backdropCss} viewBox="0 0 1000 400" preserveAspectRatio="none" aria-hidden="true">
      <path d={grid} stroke={color.darkLine} strokeOpacity="0.45" />
      <path d="M700 176C800 158 900 112 1000 60V244C900 226 800 194 700 176Z" fill={color.accent} opacity="0.16" />
      <path
        d="M0 292l28-6 28 4 28-18 28 6 28-16 28 6 28-14 28 5 28-19 28 10 28-6 28-18 28 10 28-14 28 8 28-18 28 9 28-17 28 8 28-14 28 8 28-20 28 8 28-14 28-4"
        {...line}
      />
      <path d="M700 176C800 166 900 150 1000 136" {...line} strokeDasharray="2 7" strokeLinecap="round" />
      <path d="M700 0V400" stroke={color.onDarkMuted} strokeOpacity="0.6" strokeDasharray="3 5" />
    </svg>
  );
}
