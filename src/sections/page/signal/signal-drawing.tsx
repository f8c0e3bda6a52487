import { css, keyframes } from "@emotion/react";

import { UsageLine } from "../../../components/art/usage-line";
import { color, covering, media, motion } from "../../../theme/tokens";
import { drawUsage, geometry, toX } from "./account-case";

/** Lines at every third month, also after the renewal. */
const quarters = Array.from({ length: 16 }, (_, index) => toX(12) + index * 3 * geometry.month);

const appear = keyframes({ from: { opacity: 0 } });

const drawingCss = css({
  ...covering,
  fill: "none",
  // Fades out the past.
  maskImage: "linear-gradient(to right, transparent, #000 4.5rem)",
  "& > path": { vectorEffect: "non-scaling-stroke" },
  [media.forcedColors]: { "--tone": "CanvasText" },
});
const aheadCss = css({ animation: `${appear} 0.4s 1.2s ease-out both` });
// Scales from units of 0 to 1, with a range of -1 to 1.
const forecastCss = css({
  transform: `matrix(calc(${geometry.renewal} - var(--x)), var(--rise), 0, var(--half), var(--x), var(--y))`,
  transition: `transform ${motion.calm}`,
});
const pastCss = css({
  clipPath: `inset(-9px calc((${geometry.renewal} - var(--x)) * 1px) -9px 0)`,
  transition: `clip-path ${motion.calm}, opacity ${motion.calm}`,
});
const nowCss = css({ transform: "translateX(calc(var(--x) * 1px))", transition: `transform ${motion.calm}` });

/** Draws usage of the selected account and its forecast. Reads properties that `signal-rules.ts` sets. */
export function SignalDrawing({ accounts }: Pick<Queries.SignalFragment, "accounts">) {
  const { left, width, height, renewal } = geometry;
  const fan = "M0 0C.35-.3.7-.8 1-1V1C.7.8.35.3 0 0Z";
  return (
    <svg css={drawingCss} viewBox={`${left} 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
      <path d={quarters.map((x) => `M${x} 0V${height}`).join("")} stroke={color.darkLine} strokeOpacity="0.45" />
      <path d={`M0 ${height}H9999`} stroke={color.darkLine} />
      <path d={`M${renewal} 36V${height}`} stroke={color.onDarkMuted} strokeOpacity="0.6" />
      <g css={aheadCss}>
        <g css={forecastCss} fill="var(--tone)">
          <path d={fan} opacity="0.16" />
          <path d={fan} opacity="0.2" transform="scale(1 .5)" />
          <path
            d="M0 0H1"
            vectorEffect="non-scaling-stroke"
            stroke="var(--tone)"
            strokeWidth="2.5"
            strokeLinecap="round"
            strokeDasharray="1 8"
          />
        </g>
      </g>
      {accounts.map(({ course, usage }) => {
        const line = drawUsage(usage);
        return (
          <g key={course} css={pastCss} data-for={course}>
            <path d={`${line}V${height}H${toX(12)}Z`} fill="var(--tone)" opacity="0.1" />
            <UsageLine d={line} seconds={1.4} stroke="var(--tone)" />
          </g>
        );
      })}
      <path css={[aheadCss, nowCss]} d={`M0 36V${height}`} stroke={color.onDarkMuted} strokeDasharray="3 5" />
    </svg>
  );
}
