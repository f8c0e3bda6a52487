import { color } from "../../theme/tokens";
import { Dots, Drawing, Line } from "./drawing";
import { drawDots, drawDrops, drawUsage, followed, fromAll, now, timelineY, usage } from "./source-paths";

/** All of them on the one timeline of an account, and its forecast; on ink. */
export function AccountTimeline() {
  const end = timelineY(usage.length - 1);
  return (
    <Drawing height={140}>
      <Line
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
      <Line d={drawUsage(timelineY)} stroke={color.onDarkAccent} strokeWidth="2.5" />
      <Line
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
