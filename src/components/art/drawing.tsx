import { css } from "@emotion/react";
import type { ComponentProps, ReactNode } from "react";

import { color } from "../../theme/tokens";

const drawingCss = css({
  width: "100%",
  height: "100%",
  overflow: "visible",
  fill: "none",
  strokeLinejoin: "round",
});

/** A drawing stretched to its place. */
export function Drawing({ height = 100, children }: { height?: number; children: ReactNode }) {
  return (
    <svg css={drawingCss} viewBox={`0 0 1000 ${height}`} preserveAspectRatio="none" aria-hidden="true">
      {children}
    </svg>
  );
}

/** A line as wide as it says, however its drawing is stretched. */
export function Line(props: ComponentProps<"path">) {
  return <path vectorEffect="non-scaling-stroke" {...props} />;
}

/** Lines that go down to the timeline. */
export function Drops({ d }: { d: string }) {
  return <Line d={d} stroke={color.accent} strokeOpacity="0.4" strokeDasharray="1 4" strokeLinecap="round" />;
}

export function Dots({ d, tone, width }: { d: string; tone: string; width: number }) {
  return <Line d={d} stroke={tone} strokeWidth={width} strokeLinecap="round" />;
}
