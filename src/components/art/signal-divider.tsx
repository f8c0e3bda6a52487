import { css } from "@emotion/react";

import { color } from "../../theme/tokens";

const dividerCss = css({
  width: "100%",
  height: "4.5rem",
  overflow: "visible",
  fill: "none",
  "& > path": { vectorEffect: "non-scaling-stroke" },
});

/** Draws the signal line between two chapters: solid until now, then dashed. */
export function SignalDivider({ className }: { className?: string }) {
  return (
    <svg css={dividerCss} className={className} viewBox="0 0 1200 72" preserveAspectRatio="none" aria-hidden="true">
      <path d="M820 44C940 34 1080 16 1200 2V50C1080 48 940 46 820 44Z" fill={color.accent} opacity="0.22" />
      <path
        d="M0 60l60-4 60 6 60-8 60 4 60-8 60 5 60-7 60 4 60-6 60 4 60-8 60 5 60-5 40 2"
        stroke={color.onDarkAccent}
        strokeWidth="2"
      />
      <path d="M820 44C940 38 1080 30 1200 22" stroke={color.onDarkAccent} strokeWidth="2" strokeDasharray="2 7" />
    </svg>
  );
}
