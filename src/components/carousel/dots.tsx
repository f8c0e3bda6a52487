import { css, keyframes } from "@emotion/react";
import type { CSSProperties } from "react";

import { media, motion, radius } from "../../theme/tokens";
import { HiddenText } from "../hidden-text";

interface DotsProps {
  names: readonly string[];
  index: number;
  onSelect: (index: number) => void;
  running: boolean;
  /** How long a slide is shown, in milliseconds. */
  period: number;
}

const fill = keyframes({ from: { transform: "scaleX(0)" } });

const listCss = css({ display: "flex", flexWrap: "wrap", "@media (scripting: none), print": { display: "none" } });
const dotCss = css({
  display: "grid",
  placeItems: "center",
  width: "2.25rem",
  height: "2.75rem",
  padding: 0,
  border: 0,
  background: "none",
  color: "inherit",
  // Within the dot: around it the ring would lie on its neighbours.
  "&:focus-visible": { outlineOffset: -2 },
});
const markCss = css({
  width: "1.75rem",
  height: "0.5rem",
  overflow: "hidden",
  borderRadius: radius.round,
  background: "color-mix(in oklab, currentColor 38%, transparent)",
  transition: `background-color ${motion.quick}`,
  "button:hover > &": { background: "color-mix(in oklab, currentColor 60%, transparent)" },
  "&::after": { content: '""', display: "block", height: "100%", borderRadius: radius.round, transformOrigin: "left" },
  "[aria-current] > &::after": { background: "currentColor" },
  "[data-running] [aria-current] > &::after": { animation: `${fill} var(--period) linear` },
  [media.still]: { "&&::after": { animation: "none" } },
  "@media (forced-colors: active)": {
    forcedColorAdjust: "none",
    border: "1px solid ButtonText",
    background: "ButtonFace",
    "[aria-current] > &::after": { background: "Highlight" },
  },
});

/** The dots inside an element, in the order of their slides. */
export function dotsOf(element: Element | null): HTMLElement[] {
  return [...(element?.querySelectorAll<HTMLElement>("[data-dot]") ?? [])];
}

/** One button for each slide; the current one fills while it waits for the next. */
export function Dots({ names, index, onSelect, running, period }: DotsProps) {
  const style = { "--period": `${period}ms` } as CSSProperties;
  return (
    <div css={listCss} style={style} data-running={running ? "" : undefined}>
      {names.map((name, place) => (
        <button
          key={name}
          css={dotCss}
          type="button"
          data-dot=""
          aria-current={place === index ? "true" : undefined}
          onClick={() => {
            onSelect(place);
          }}
        >
          <span css={markCss} />
          <HiddenText>{name}</HiddenText>
        </button>
      ))}
    </div>
  );
}
