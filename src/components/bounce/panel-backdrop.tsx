import { css } from "@emotion/react";

import { color, radius } from "../../theme/tokens";
import { Line } from "../art/drawing";

const backdropCss = css({
  position: "absolute",
  inset: 0,
  width: "100%",
  height: "100%",
  fill: "none",
  borderRadius: radius.large,
});

const columns = [100, 200, 300, 400, 500, 600, 700, 800, 900];
const rows = [100, 200, 300];

/** Behind what bounces: the one line into which all of it runs, solid up to now and dashed after, on faint squares. */
export function PanelBackdrop() {
  return (
    <svg css={backdropCss} viewBox="0 0 1000 400" preserveAspectRatio="none" aria-hidden="true">
      <Line
        d={columns.map((x) => `M${x} 0V400`).join("") + rows.map((y) => `M0 ${y}H1000`).join("")}
        stroke={color.darkLine}
        strokeOpacity="0.45"
      />
      <path d="M700 176C800 158 900 112 1000 60V244C900 226 800 194 700 176Z" fill={color.accent} opacity="0.16" />
      <Line
        d="M0 292 28 286 56 290 84 272 112 278 140 262 168 268 196 254 224 259 252 240 280 250 308 244 336 226 364 236 392 222 420 230 448 212 476 221 504 204 532 212 560 198 588 206 616 186 644 194 672 180 700 176"
        stroke={color.onDarkAccent}
        strokeOpacity="0.7"
        strokeWidth="2"
      />
      <Line
        d="M700 176C800 166 900 150 1000 136"
        stroke={color.onDarkAccent}
        strokeOpacity="0.7"
        strokeWidth="2"
        strokeDasharray="2 7"
        strokeLinecap="round"
      />
      <Line d="M700 0V400" stroke={color.onDarkMuted} strokeOpacity="0.6" strokeDasharray="3 5" />
    </svg>
  );
}
