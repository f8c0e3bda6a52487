import { css, keyframes } from "@emotion/react";
import type { ReactNode } from "react";

import { color, media, space } from "../../theme/tokens";

/** Positions of the months on the axis. */
const months = Array.from({ length: 18 }, (_, index) => index * 120 - 860);

const draw = keyframes({ from: { strokeDashoffset: 1 } });

const groundCss = css({
  width: "100%",
  maxWidth: "none",
  height: "100%",
  fill: "none",
  // The past fades into the ground.
  maskImage: "linear-gradient(to right, transparent, #000 22%)",
});

/** Beside a hero's text a drawing runs out of the page on the right, and on a small screen on both sides. */
export const heroArtCss = css({
  [media.narrow]: {
    width: "100vw",
    height: "clamp(min(15rem, 75vw), 60vw, 30rem)",
    marginInline: `calc(-1 * ${space.gutter})`,
  },
  [media.wide]: {
    position: "absolute",
    insetInlineStart: "50%",
    insetBlockStart: 0,
    width: "calc(50% + (100vw - 100%) / 2)",
    height: "calc(100% - 12rem)",
  },
});

/**
 * Months and their axis on a field 560 high that ends at 1200. Its whole height is always visible;
 * a narrow place shows only its right end, a wide one more of the past.
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

interface UsageLineProps {
  d: string;
  seconds: number;
  stroke?: string;
}

/** Usage up to now, drawn once within `seconds`. */
export function UsageLine({ d, seconds, stroke = color.onDarkAccent }: UsageLineProps) {
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
