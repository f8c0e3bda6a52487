import type { ReactNode } from "react";

import { color } from "../../theme/tokens";
import { Dots, Drawing, Drops, Line } from "./drawing";
import {
  calls,
  drawDots,
  drawDrops,
  drawUsage,
  followed,
  fromCalls,
  fromUsage,
  now,
  tickets,
  toX,
  usageY,
} from "./source-paths";

/** Calls and tickets: each a moment. */
function Moments() {
  return (
    <Drawing>
      <Line d="M0 46H1000M0 74H1000" stroke={color.line} />
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
      <Line d={drawUsage(usageY)} stroke={color.accent} strokeWidth="2" />
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
      <Line d={`M0 78H${first}V64H${second}V46H${now}`} stroke={color.growth} strokeWidth="2" />
      <Line d={`M${now} 46H1000`} stroke={color.growth} strokeWidth="2" strokeDasharray="2 6" />
      <Line d="M860 34V58" stroke={color.growth} strokeWidth="2" />
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
