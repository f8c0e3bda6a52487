import { css, keyframes } from "@emotion/react";
import type { ReactNode } from "react";

import { color, media } from "../../theme/tokens";

// All drawings share one time axis of 1000 units, of which 700 lie before now, and are stretched to their place: strokes keep
// their width, and dots are strokes without length.
const now = 700;
const pace = 14;

/** Weekly use of an account up to now. */
const usage = [
  12, 14, 13, 17, 16, 20, 18, 23, 22, 21, 26, 30, 27, 29, 34, 31, 36, 35, 41, 38, 43, 40, 46, 49, 45, 52, 50, 56, 53,
  59, 64, 60, 66, 63, 58, 54, 57, 61, 68, 65, 71, 75, 70, 77, 74, 81, 79, 84, 82, 88, 91,
];

/** Weeks of what is drawn: by whom it was noticed, and from where it goes down to the timeline. */
const touches = [2, 7, 12, 15, 21, 26, 29, 34, 38, 43, 48];
const tickets = [5, 17, 33, 35, 45];
const turns = [23, 41];
const changes = [10, 30];
const noted = { touches: [7, 26, 43], tickets: [35], turns, changes };

const toX = (week: number) => week * pace;
const toDots = (weeks: readonly number[], y: (week: number) => number) =>
  weeks.map((week) => `M${toX(week)} ${y(week)}h.01`).join("");
const toDrops = (weeks: readonly number[], from: (week: number) => number, to: (week: number) => number) =>
  weeks.map((week) => `M${toX(week)} ${from(week)}V${to(week)}`).join("");
const toLine = (y: (week: number) => number) => `M${usage.map((_, week) => `${toX(week)} ${y(week)}`).join(" ")}`;

const usageY = (week: number) => 92 - (usage[week] ?? 0) * 0.72;
const timelineY = (week: number) => 132 - (usage[week] ?? 0) * 0.78;
const top = () => 0;
const bottom = () => 100;

const fromTouches = [...noted.touches, ...noted.tickets];
const fromUsage = [...fromTouches, ...noted.turns];
const fromAll = [...fromUsage, ...noted.changes];

// Where the browser can bind it to scrolling, the lines are drawn from the past to now as they come into view.
const draw = keyframes({ from: { clipPath: "inset(-10% 100% -10% 0)" }, to: { clipPath: "inset(-10% 0 -10% 0)" } });
const drawingCss = css({
  width: "100%",
  height: "100%",
  overflow: "visible",
  fill: "none",
  strokeLinejoin: "round",
  "& path": { vectorEffect: "non-scaling-stroke" },
  "@supports (animation-timeline: view())": {
    animation: `${draw} linear both`,
    animationTimeline: "view()",
    animationRange: "entry 40% cover 42%",
    [media.still]: { animation: "none" },
  },
});

function Drawing({ height = 100, children }: { height?: number; children: ReactNode }) {
  return (
    <svg css={drawingCss} viewBox={`0 0 1000 ${height}`} preserveAspectRatio="none" aria-hidden="true">
      {children}
    </svg>
  );
}

function Drops({ d }: { d: string }) {
  return <path d={d} stroke={color.accent} strokeOpacity="0.4" strokeDasharray="1 4" strokeLinecap="round" />;
}

function Dots({ d, tone, width }: { d: string; tone: string; width: number }) {
  return <path d={d} stroke={tone} strokeWidth={width} strokeLinecap="round" />;
}

/** Calls and tickets: each a moment. */
function Moments() {
  return (
    <Drawing>
      <path d="M0 46H1000M0 74H1000" stroke={color.line} />
      <Drops d={toDrops(noted.touches, () => 46, bottom) + toDrops(noted.tickets, () => 74, bottom)} />
      <Dots d={toDots(touches, () => 46)} tone={color.accent} width={9} />
      <Dots d={toDots(tickets, () => 74)} tone={color.churn} width={9} />
    </Drawing>
  );
}

/** Use of the product: never still. */
function Usage() {
  return (
    <Drawing>
      <Drops d={toDrops(fromTouches, top, bottom) + toDrops(noted.turns, usageY, bottom)} />
      <path d={`${toLine(usageY)}V100H0Z`} fill={color.accent} opacity="0.08" />
      <path d={toLine(usageY)} stroke={color.accent} strokeWidth="2" />
      <Dots d={toDots(noted.turns, usageY)} tone={color.accent} width={9} />
    </Drawing>
  );
}

/** What was bought: it changes by steps, and the next one is known. */
function Contract() {
  const [first = 0, second = 0] = noted.changes.map(toX);
  return (
    <Drawing>
      <Drops d={toDrops(fromUsage, top, bottom) + toDrops(noted.changes, () => 60, bottom)} />
      <path d={`M0 78H${first}V64H${second}V46H${now}`} stroke={color.growth} strokeWidth="2" />
      <path d={`M${now} 46H1000`} stroke={color.growth} strokeWidth="2" strokeDasharray="2 6" />
      <path d="M860 34V58" stroke={color.growth} strokeWidth="2" />
      <Dots d={`M${first} 64h.01M${second} 46h.01`} tone={color.growth} width={9} />
    </Drawing>
  );
}

/** What each kind of source looks like over time. */
export const sourceSignals: Record<string, () => ReactNode> = { moments: Moments, usage: Usage, contract: Contract };

export function SourceSignal({ signal }: { signal: string }) {
  const Signal = sourceSignals[signal];
  return Signal ? <Signal /> : null;
}

/** All of them on the one timeline of an account, and its forecast; on ink. */
export function AccountTimeline() {
  const end = timelineY(usage.length - 1);
  return (
    <Drawing height={140}>
      <path
        d={toDrops(fromAll, top, timelineY)}
        stroke={color.onDarkAccent}
        strokeOpacity="0.6"
        strokeDasharray="1 4"
        strokeLinecap="round"
      />
      <path d={`${toLine(timelineY)}V140H0Z`} fill={color.accent} opacity="0.16" />
      <path
        d={`M${now} ${end}C800 ${end - 12} 900 28 1000 10V88C900 74 800 68 ${now} ${end}Z`}
        fill={color.accent}
        opacity="0.34"
      />
      <path d={toLine(timelineY)} stroke={color.onDarkAccent} strokeWidth="2.5" />
      <path
        d={`M${now} ${end}C800 ${end - 4} 900 50 1000 44`}
        stroke={color.onDarkAccent}
        strokeWidth="2.5"
        strokeDasharray="2 7"
        strokeLinecap="round"
      />
      <Dots d={toDots(noted.tickets, timelineY)} tone={color.churn} width={9} />
      <Dots d={toDots(noted.changes, timelineY)} tone={color.growth} width={9} />
      <Dots d={toDots([...noted.touches, ...noted.turns], timelineY)} tone={color.onDarkAccent} width={9} />
      <Dots d={`M${now} ${end}h.01`} tone={color.onDarkAccent} width={15} />
      <Dots d={`M${now} ${end}h.01`} tone={color.dark} width={8} />
    </Drawing>
  );
}
