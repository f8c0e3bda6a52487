import { css, keyframes } from "@emotion/react";

import { color, media } from "../../theme/tokens";

const draw = keyframes({ from: { strokeDashoffset: 1 } });

const fieldCss = css({
  width: "100%",
  maxWidth: "none",
  height: "100%",
  fill: "none",
  maskImage: "linear-gradient(to right, transparent, #000 22%)",
});
const usageCss = css({
  strokeDasharray: 1,
  animation: `${draw} 1.2s cubic-bezier(0.3, 0, 0.2, 1) both`,
  [media.still]: { animation: "none" },
});

const usage =
  "M330 322 345 330 360 318 375 324 390 304 405 310 420 292 435 300 450 282 465 268 480 274 495 250 510 256 525 230 540 244 555 226 570 240 585 268 600 262 615 300 630 318 645 352 660 388 675 400 690 436 700 448 712 456";

/** The signal line of a page that is not there: usage breaks off, and nothing is forecast. */
export function FlatLine({ className }: { className?: string }) {
  return (
    <svg
      css={fieldCss}
      className={className}
      viewBox="330 0 870 560"
      preserveAspectRatio="xMaxYMax slice"
      aria-hidden="true"
    >
      <path
        d="M460 0V520M580 0V520M700 0V520M820 0V520M940 0V520M1060 0V520M1180 0V520"
        stroke={color.darkLine}
        strokeOpacity="0.45"
      />
      <path d="M-2000 520H1400" stroke={color.darkLine} />
      <path
        css={usageCss}
        d={usage}
        pathLength="1"
        stroke={color.onDarkAccent}
        strokeWidth="3"
        strokeLinejoin="round"
      />
      <path d="M712 60V520" stroke={color.onDarkMuted} strokeDasharray="3 5" />
      <path d="M724 456H1400" stroke={color.onDarkMuted} strokeWidth="3" strokeLinecap="round" strokeDasharray="1 9" />
      <circle cx="712" cy="456" r="7" fill={color.dark} stroke={color.onDarkAccent} strokeWidth="3" />
    </svg>
  );
}
