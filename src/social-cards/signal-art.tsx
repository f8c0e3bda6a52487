import { socialImageSize } from "../seo/addresses";
import { color } from "../theme/tokens";
import { drawForecast, drawUsage, now, writeBand, writeLine } from "./signal";

const { width, height } = socialImageSize;
const strokeWidth = 6;
const levels = [90, 180, 270, 360, 450, 540];
const tickDistance = 40;
const ticks = Array.from({ length: width / tickDistance + 1 }, (_, index) => index * tickDistance);

/** Levels that become visible toward the right, and the marks of time along the lower edge. */
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

/** The signal line across a card: usage up to now, then a dashed forecast inside its band. */
export function SignalArt({ name }: { name: string }) {
  return (
    <svg
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      fill="none"
      strokeLinecap="round"
      style={{ position: "absolute", top: 0, left: 0 }}
    >
      <Scale />
      <path d={writeBand(drawForecast(1), drawForecast(-1))} fill={color.accent} opacity="0.16" />
      <path d={writeBand(drawForecast(0.52), drawForecast(-0.52))} fill={color.accent} opacity="0.3" />
      <path
        d={writeLine(drawForecast(0))}
        stroke={color.onDarkAccent}
        strokeWidth={strokeWidth}
        strokeDasharray="0.1 15"
        strokeDashoffset="-7"
      />
      <path d={writeLine(drawUsage(name))} stroke={color.onDarkAccent} strokeWidth={strokeWidth} />
      <circle cx={now.x} cy={now.y} r="11" fill={color.dark} stroke={color.onDarkAccent} strokeWidth={strokeWidth} />
    </svg>
  );
}
