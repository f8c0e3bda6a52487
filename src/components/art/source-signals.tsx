import { css, keyframes } from "@emotion/react";
import type { ReactNode } from "react";

import { color, media } from "../../theme/tokens";
import {
  calls,
  drawDots,
  drawDrops,
  drawUsage,
  followed,
  fromAll,
  fromCalls,
  fromUsage,
  now,
  tickets,
  timelineY,
  toX,
  usage,
  usageY,
} from "./source-paths";

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
      <Drops
        d={
          drawDrops(
            followed.calls,
            () => 46,
            () => 100,
          ) +
          drawDrops(
            followed.tickets,
            () => 74,
            () => 100,
          )
        }
      />
      <Dots d={drawDots(calls, () => 46)} tone={color.accent} width={9} />
      <Dots d={drawDots(tickets, () => 74)} tone={color.churn} width={9} />
    </Drawing>
  );
}

/** Use of the product: never still. */
function Usage() {
  return (
    <Drawing>
      <Drops
        d={
          drawDrops(
            fromCalls,
            () => 0,
            () => 100,
          ) + drawDrops(followed.turns, usageY, () => 100)
        }
      />
      <path d={`${drawUsage(usageY)}V100H0Z`} fill={color.accent} opacity="0.08" />
      <path d={drawUsage(usageY)} stroke={color.accent} strokeWidth="2" />
      <Dots d={drawDots(followed.turns, usageY)} tone={color.accent} width={9} />
    </Drawing>
  );
}

/** What was bought: it changes by steps, and the next one is known. */
function Contract() {
  const [first = 0, second = 0] = followed.changes.map(toX);
  return (
    <Drawing>
      <Drops
        d={
          drawDrops(
            fromUsage,
            () => 0,
            () => 100,
          ) +
          drawDrops(
            followed.changes,
            () => 60,
            () => 100,
          )
        }
      />
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
        d={drawDrops(fromAll, () => 0, timelineY)}
        stroke={color.onDarkAccent}
        strokeOpacity="0.6"
        strokeDasharray="1 4"
        strokeLinecap="round"
      />
      <path d={`${drawUsage(timelineY)}V140H0Z`} fill={color.accent} opacity="0.16" />
      <path
        d={`M${now} ${end}C800 ${end - 12} 900 28 1000 10V88C900 74 800 68 ${now} ${end}Z`}
        fill={color.accent}
        opacity="0.34"
      />
      <path d={drawUsage(timelineY)} stroke={color.onDarkAccent} strokeWidth="2.5" />
      <path
        d={`M${now} ${end}C800 ${end - 4} 900 50 1000 44`}
        stroke={color.onDarkAccent}
        strokeWidth="2.5"
        strokeDasharray="2 7"
        strokeLinecap="round"
      />
      <Dots d={drawDots(followed.tickets, timelineY)} tone={color.churn} width={9} />
      <Dots d={drawDots(followed.changes, timelineY)} tone={color.growth} width={9} />
      <Dots d={drawDots([...followed.calls, ...followed.turns], timelineY)} tone={color.onDarkAccent} width={9} />
      <Dots d={`M${now} ${end}h.01`} tone={color.onDarkAccent} width={15} />
      <Dots d={`M${now} ${end}h.01`} tone={color.dark} width={8} />
    </Drawing>
  );
}
