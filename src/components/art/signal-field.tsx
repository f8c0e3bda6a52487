import { css, keyframes } from "@emotion/react";

import { color, media } from "../../theme/tokens";
import { months, SignalGround, UsageLine } from "./signal-ground";

export interface SignalLabels {
  past: string;
  now: string;
  ahead: string;
}

/** Weekly usage up to now, on the field of `SignalGround`. */
const usage =
  "M-880 508 -858 508 -836 504 -814 507 -792 499 -770 502 -748 506 -726 498 -704 492 -682 496 -660 488 -638 491 -616 495 -594 486 -572 489 -550 480 -528 484 -506 477 -484 481 -462 488 -440 479 -418 473 -396 477 -374 468 -352 472 -330 476 -308 467 -286 470 -264 461 -242 466 -220 472 -198 463 -176 467 -154 458 -132 462 -110 468 -88 459 -66 463 -44 454 -22 458 0 472 11 476 22 485 32 469 43 469 54 458 65 450 76 459 86 452 97 457 108 445 119 438 129 440 140 450 151 444 162 452 173 461 183 463 194 450 205 441 216 449 227 434 237 448 248 434 259 422 270 411 281 407 291 414 302 406 313 416 324 418 334 410 345 407 356 396 367 397 378 402 388 411 399 403 410 393 421 386 432 375 442 368 453 375 464 373 475 363 486 361 496 353 507 354 518 353 529 350 539 364 550 349 561 347 572 343 583 327 593 328 604 319 615 326 626 321 637 309 647 303 658 288 669 291 680 291 691 293 701 290 712 290 723 285 734 273 744 274 755 265 766 273 777 266 788 260 798 250 809 243 820 236";

const appear = keyframes({ from: { opacity: 0 } });
const widen = keyframes({ from: { opacity: 0, transform: "scaleX(0)" } });

const forecastCss = css({
  transformOrigin: "820px 236px",
  animation: `${widen} 0.7s 1.4s ease-out both`,
  [media.still]: { animation: "none" },
});
const nowCss = css({ animation: `${appear} 0.4s 1.2s ease-out both`, [media.still]: { animation: "none" } });

/** The signal line at the size of a first view: usage to now, and the forecast in its bands, running out of the picture. */
export function SignalField({ labels, className }: { labels: SignalLabels; className?: string }) {
  return (
    <SignalGround className={className}>
      <path d={months.map((x) => `M${x} 520v8`).join("")} stroke={color.darkLine} />
      <path d={`${usage}V520H-880Z`} fill={color.accent} opacity="0.1" />
      <g css={forecastCss}>
        <path d="M820 236C940 190 1090 96 1200 4V330C1090 290 940 252 820 236Z" fill={color.accent} opacity="0.16" />
        <path d="M820 236C940 200 1090 130 1200 72V252C1090 240 940 236 820 236Z" fill={color.accent} opacity="0.26" />
        <path
          d="M820 236C940 214 1090 186 1200 158"
          stroke={color.onDarkAccent}
          strokeWidth="3"
          strokeLinecap="round"
          strokeDasharray="1 9"
        />
      </g>
      <UsageLine d={usage} seconds={1.6} />
      <g css={nowCss}>
        <path d="M820 60V520" stroke={color.onDarkMuted} strokeDasharray="3 5" />
        <circle cx="820" cy="236" r="7" fill={color.dark} stroke={color.onDarkAccent} strokeWidth="3" />
        <text x="820" y="44" textAnchor="middle">
          {labels.now}
        </text>
        <text x="808" y="548" textAnchor="end">
          {labels.past}
        </text>
        <text x="832" y="548">
          {labels.ahead}
        </text>
      </g>
    </SignalGround>
  );
}
