import { css, keyframes } from "@emotion/react";

const draw = keyframes({ from: { strokeDashoffset: 1 } });

interface UsageLineProps {
  d: string;
  seconds: number;
  stroke: string;
}

/** Usage up to now, drawn once within `seconds`. */
export function UsageLine({ d, seconds, stroke }: UsageLineProps) {
  return (
    <path
      css={css({ animation: `${draw} ${seconds}s cubic-bezier(0.3, 0, 0.2, 1) both`, strokeDasharray: 1 })}
      d={d}
      pathLength="1"
      stroke={stroke}
      strokeWidth="3"
      strokeLinejoin="round"
    />
  );
}
