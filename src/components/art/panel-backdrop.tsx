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
        d="M0 292 28 286 56 290 84 272 112 278 140 262 168 268 196 254 224 259 252 240 280 250 308 244 336 226 364 236 392 222 420 230 448 212 476 221 504 204 532 212 560 198 588 206 616 186 644 194 672 180 700 176"
        {...line}
      />
      <path d="M700 176C800 166 900 150 1000 136" {...line} strokeDasharray="2 7" strokeLinecap="round" />
      <path d="M700 0V400" stroke={color.onDarkMuted} strokeOpacity="0.6" strokeDasharray="3 5" />
    </svg>
  );
}
