import { css } from "@emotion/react";

import { color, media } from "../../theme/tokens";
import { UsageLine } from "./usage-line";

const usage =
  "M-880 402 -836 394 -792 400 -748 386 -704 392 -660 378 -616 388 -572 374 -528 380 -484 366 -440 376 -396 362 -352 370 -308 356 -264 366 -220 352 -176 360 -132 346 -88 356 -44 342 0 350 44 338 88 346 132 334 176 342 220 330 264 338 308 326 330 322 345 330 360 318 375 324 390 304 405 310 420 292 435 300 450 282 465 268 480 274 495 250 510 256 525 230 540 244 555 226 570 240 585 268 600 262 615 300 630 318 645 352 660 388 675 400 690 436 700 448 712 456";

const months = Array.from({ length: 18 }, (_, index) => `M${index * 120 - 860} 0V520`).join("");

const drawingCss = css({
  width: "100%",
  maxWidth: "none",
  height: "100%",
  fill: "none",
  // Fades out the past.
  maskImage: "linear-gradient(to right, transparent, #000 22%)",
  [media.narrow]: { height: "clamp(min(15rem, 75vw), 60vw, 30rem)" },
});

/** Signal line of the 404 page: usage drops, without a forecast. Narrow containers crop the past. */
export function FlatLine({ className }: { className?: string }) {
  return (
    <svg
      css={drawingCss}
      className={className}
      viewBox="700 0 500 560"
      preserveAspectRatio="xMaxYMax meet"
      aria-hidden="true"
    >
      <path d={months} stroke={color.darkLine} strokeOpacity="0.45" />
      <path d="M-2000 520H1400" stroke={color.darkLine} />
      <UsageLine d={usage} seconds={1.2} stroke={color.onDarkAccent} />
      <path d="M712 60V520" stroke={color.onDarkMuted} strokeDasharray="3 5" />
      <path d="M724 456H1400" stroke={color.onDarkMuted} strokeWidth="3" strokeLinecap="round" strokeDasharray="1 9" />
      <circle cx="712" cy="456" r="7" fill={color.dark} stroke={color.onDarkAccent} strokeWidth="3" />
    </svg>
  );
}
