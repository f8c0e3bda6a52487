import { css, keyframes } from "@emotion/react";

const draw = keyframes({ from: { clipPath: "inset(-9px 100% -9px -9px)" }, to: { clipPath: "inset(-9px)" } });

/** Animates the line of usage once. `--unit` is the size of one unit of the drawing. */
export function UsageLine({ d, seconds, stroke }: { d: string; seconds: number; stroke: string }) {
  return (
    <path
      css={css({
        animation: `${draw} ${seconds}s cubic-bezier(0.3, 0, 0.2, 1) both`,
        strokeWidth: "clamp(2px, calc(3 * var(--unit, 1px)), 4px)",
        vectorEffect: "non-scaling-stroke",
      })}
      d={d}
      stroke={stroke}
      strokeLinejoin="round"
    />
  );
}
