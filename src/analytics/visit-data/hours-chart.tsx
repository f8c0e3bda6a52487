import { css } from "@emotion/react";
import { useId } from "react";

import { color, size, space } from "../../theme/tokens";
import { listHours } from "./aggregate";
import { formatHour, formatNumber } from "./format";
import { panelTitleCss } from "./panel-title";
import { words } from "./words";

/** Of the drawing: an hour's width, and the highest bar. */
const [step, height] = [10, 64];

const chartCss = css({ display: "grid", gap: space.snug });
// The colour is not the drawing's own: where the system sets all colours, only so it is one of them.
const inkCss = css({ color: color.accent });
const drawingCss = css({ display: "block", width: "100%", height: "4.5rem" });
const axisCss = css({
  display: "grid",
  gridTemplateColumns: "repeat(4, 1fr)",
  paddingBlockStart: space.hair,
  borderBlockStart: `1px solid ${color.line}`,
  color: color.muted,
  fontSize: "0.8125rem",
  fontVariantNumeric: "tabular-nums",
});
const peakCss = css({ fontSize: size.small, color: color.muted });

/** Views by the hour of the visitor's day. */
export function HoursChart({ peakHours }: { peakHours: Readonly<Record<string, number>> }) {
  const id = useId();
  const hours = listHours(peakHours);
  const most = Math.max(...hours, 1);
  const peak = hours.indexOf(most);
  if (peak === -1) return null;
  const each = hours.flatMap((count, hour) => (count > 0 ? [`${formatHour(hour)} ${formatNumber(count)}`] : []));
  return (
    <section css={chartCss} aria-labelledby={id}>
      <h3 css={panelTitleCss} id={id}>
        {words.hours.title}
      </h3>
      <div css={inkCss}>
        <svg
          css={drawingCss}
          viewBox={`0 0 ${24 * step} ${height}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={words.hours.each.replace("{hours}", () => each.join(", "))}
        >
          {hours.map((count, hour) => {
            const top = (height * count) / most;
            return (
              <rect key={hour} x={hour * step + 1} y={height - top} width={step - 2} height={top} fill="currentColor" />
            );
          })}
        </svg>
        <div css={axisCss} aria-hidden="true">
          {[0, 6, 12, 18].map((hour) => (
            <span key={hour}>{formatHour(hour)}</span>
          ))}
        </div>
      </div>
      <p css={peakCss}>
        {words.hours.peak.replace("{from}", () => formatHour(peak)).replace("{to}", () => formatHour(peak + 1))}
      </p>
    </section>
  );
}
