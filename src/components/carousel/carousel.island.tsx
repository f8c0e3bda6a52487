import { css, keyframes } from "@emotion/react";
import type { CSSProperties, ReactNode } from "react";

import strings from "#content/interface.json";
import { centered, media, motion, radius, rightToLeft, scriptedCss, wrapping } from "../../theme/tokens";
import { createIsland } from "../../islands/create-island";
import { Slot } from "../../islands/slot";
import { useHydrated } from "../../islands/use-hydrated";
import { HiddenText } from "../hidden-text";
import { AutoplayToggle } from "../motion/autoplay-toggle";
import { useCarousel } from "./use-carousel";

export interface CarouselViewProps {
  name: string;
  /** Several. */
  slides: readonly { key: string; name: string }[];
  /** Of the slides. The browser keeps the server's. */
  content?: readonly ReactNode[];
  /** Milliseconds per slide. */
  period: number;
  /**
   * Styles the carousel and, in it, `[data-controls]` and `[data-slides]`. The latter has `--index`, the index of the current
   * slide, and `[data-live]` after hydration; the current slide has `[data-current]`. Hides slides that are out of view by
   * `visibility`, for the keyboard and for screen readers.
   */
  className?: string;
}

const fill = keyframes({ from: { transform: "scaleX(0)" } });

const controlsCss = css({ display: "flex", alignItems: "center", gap: "0.5rem" });
const dotsCss = css({ ...wrapping, ...scriptedCss });
const dotCss = css({
  ...centered,
  width: "2.25rem",
  height: "2.75rem",
  // Keeps the focus ring off adjacent dots.
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
  [`${rightToLeft}::after`]: { transformOrigin: "right" },
  "[aria-current] > &::after": { background: "currentColor" },
  "[data-running] [aria-current] > &::after": { animation: `${fill} var(--period) linear` },
  [media.forcedColors]: {
    forcedColorAdjust: "none",
    border: "1px solid ButtonText",
    background: "ButtonFace",
    "[aria-current] > &::after": { background: "Highlight" },
  },
});
// Allows pinch zoom; in a zoomed page one finger pans.
const slidesCss = css({ "&[data-live]:not([data-zoomed])": { touchAction: "pan-y pinch-zoom" } });

/** Carousel after the WAI-ARIA pattern: controls, then slides. The styles decide which slides are shown, and so accessible. */
function View({ name, slides, content = [], period, className }: CarouselViewProps) {
  const { index: current, select, autoplay, root, onKeyDown, swipe, zoomed } = useCarousel(slides.length, period);
  const live = useHydrated();
  return (
    // Handles events of its controls, which are buttons and links.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={root}
      className={className}
      role="region"
      aria-roledescription={strings.motion.carousel}
      aria-label={name}
      onKeyDown={onKeyDown}
    >
      <div css={controlsCss} data-controls="">
        <AutoplayToggle autoplay={autoplay} name={name} />
        <div
          css={dotsCss}
          style={{ "--period": `${period}ms` } as CSSProperties}
          data-running={autoplay.running ? "" : undefined}
        >
          {slides.map(({ key, name: slideName }, index) => (
            <button
              key={key}
              css={dotCss}
              type="button"
              data-dot=""
              aria-current={index === current ? "true" : undefined}
              onClick={() => select(index)}
            >
              <span css={markCss} />
              <HiddenText>{slideName}</HiddenText>
            </button>
          ))}
        </div>
      </div>
      <div
        css={slidesCss}
        data-slides=""
        style={{ "--index": current } as CSSProperties}
        data-live={live ? "" : undefined}
        data-zoomed={zoomed ? "" : undefined}
        aria-live={autoplay.running ? "off" : "polite"}
        {...swipe}
      >
        {slides.map(({ key, name: slideName }, index) => (
          <div
            key={key}
            role="group"
            aria-roledescription={strings.motion.slide}
            aria-label={slideName}
            data-current={index === current ? "" : undefined}
          >
            <Slot name={key}>{content[index]}</Slot>
          </div>
        ))}
      </div>
    </div>
  );
}

export const CarouselView = createIsland("carousel", View, { start: ["visible", "target"] });
