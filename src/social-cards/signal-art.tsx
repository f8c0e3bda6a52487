import { socialImageSize } from "../seo/addresses";
import { color } from "../theme/tokens";

const { width, height } = socialImageSize;

/** Point at which usage ends and the forecast begins. */
const now = { x: 880, y: 484 };
const usage =
  "M0 572C13 577 27 585 40 585S67 582 80 582 107 584 120 584 147 580 160 576 187 570 200 571 227 577 240 577 267 571 280 564 307 552 320 550 347 551 360 552 387 551 400 552 427 558 440 563 467 573 480 572 507 563 520 557 547 547 560 545 587 541 600 537 627 529 640 527 667 525 680 524 707 521 720 517 747 508 760 505 787 502 800 501 827 498 840 494 867 488 880 484";
const forecast = "M880 484C952 484 1113 352 1200 252";
/** Outer and inner range of the forecast. */
const band = "M880 484C964 444 1139 233 1200 140V364C1072 464 949 509 880 484Z";
const middle = "M880 484C936 478 1124 299 1200 194V310C1091 410 970 492 880 484Z";

const strokeWidth = 6;
const levels = [90, 180, 270, 360, 450, 540];
const tickDistance = 40;
const ticks = Array.from({ length: width / tickDistance + 1 }, (_, index) => index * tickDistance);

/** Draws grid lines that fade in to the right, and time ticks along the lower edge. */
function Scale() {
  return (
    <>
      <defs>
        <linearGradient id="level" x1="720" x2="1100" y1="0" y2="0" gradientUnits="userSpaceOnUse">
          <stop offset="0" stopColor={color.darkLine} stopOpacity="0" />
          <stop offset="1" stopColor={color.darkLine} />
        </linearGradient>
      </defs>
      {levels.map((y) => (
        <path key={y} d={`M720 ${y}H${width}`} stroke="url(#level)" strokeWidth="1.5" strokeDasharray="0.1 8" />
      ))}
      <path
        d={ticks.map((x) => `M${x} ${height - 9}v9`).join("")}
        stroke={color.darkLine}
        strokeWidth="2"
        strokeLinecap="butt"
      />
      <path d={`M${now.x} ${now.y}V${height}`} stroke={color.darkLine} strokeWidth="2" />
    </>
  );
}

/** Draws the signal line: usage up to now, then the dashed forecast in its range. */
export function SignalArt({ isMirrored }: { isMirrored: boolean }) {
  return (
    <svg
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      fill="none"
      strokeLinecap="round"
      style={{ position: "absolute", top: 0, left: 0, ...(isMirrored && { transform: "scaleX(-1)" }) }}
    >
      <Scale />
      <path d={band} fill={color.accent} opacity="0.16" />
      <path d={middle} fill={color.accent} opacity="0.3" />
      <path
        d={forecast}
        stroke={color.onDarkAccent}
        strokeWidth={strokeWidth}
        strokeDasharray="0.1 15"
        strokeDashoffset="-7"
      />
      <path d={usage} stroke={color.onDarkAccent} strokeWidth={strokeWidth} />
      <circle cx={now.x} cy={now.y} r="11" fill={color.dark} stroke={color.onDarkAccent} strokeWidth={strokeWidth} />
    </svg>
  );
}
