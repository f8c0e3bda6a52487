import { css, keyframes } from "@emotion/react";
import type { ReactNode } from "react";

import { color, media, size, weight } from "../../theme/tokens";

/** Where the months stand on the axis. */
export const months = [
  -860, -740, -620, -500, -380, -260, -140, -20, 100, 220, 340, 460, 580, 700, 820, 940, 1060, 1180,
];

const draw = keyframes({ from: { strokeDashoffset: 1 } });

const groundCss = css({
  width: "100%",
  maxWidth: "none",
  height: "100%",
  fill: "none",
  // The past fades into the ground.
  maskImage: "linear-gradient(to right, transparent, #000 22%)",
  "& text": {
    fill: color.onDarkMuted,
    fontSize: size.small,
    fontWeight: weight.strong,
    [media.mobile]: { fontSize: "2rem" },
  },
});
const usageCss = css({ strokeDasharray: 1, [media.still]: { animation: "none" } });

/**
 * Ground of a large signal line: months and their axis on a field 560 high that ends at 1200. All of its height is always seen;
 * a narrow place shows its right end alone, a wide one more of its past.
 */
export function SignalGround({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <svg
      css={groundCss}
      className={className}
      viewBox="700 0 500 560"
      preserveAspectRatio="xMaxYMax meet"
      aria-hidden="true"
    >
      <path d={months.map((x) => `M${x} 0V520`).join("")} stroke={color.darkLine} strokeOpacity="0.45" />
      <path d="M-2000 520H1400" stroke={color.darkLine} />
      {children}
    </svg>
  );
}

/** Usage up to now, drawn once within `seconds`. */
export function UsageLine({ d, seconds }: { d: string; seconds: number }) {
  return (
    <path
      css={[css({ animation: `${draw} ${seconds}s cubic-bezier(0.3, 0, 0.2, 1) both` }), usageCss]}
      d={d}
      pathLength="1"
      stroke={color.onDarkAccent}
      strokeWidth="3"
      strokeLinejoin="round"
    />
  );
}
