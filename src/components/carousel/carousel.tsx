import { css } from "@emotion/react";
import type { CSSProperties, ReactNode } from "react";

import { AutoplayToggle, type AutoplayWords } from "../motion/autoplay-toggle";
import { useHydrated } from "../motion/use-hydrated";
import { Dots } from "./dots";
import { useCarousel } from "./use-carousel";

/** What assistive technology says beside the names. */
export interface CarouselWords extends AutoplayWords {
  /** Kind of the whole, e.g. *carousel*. */
  carousel: string;
  /** Kind of a part, e.g. *slide*. */
  slide: string;
}

interface CarouselProps {
  name: string;
  words: CarouselWords;
  slides: readonly { key: string; name: string; content: ReactNode }[];
  /** How long each slide is shown, in milliseconds. */
  period: number;
  /**
   * Style of the whole. It may tell its parts by `[data-controls]` and `[data-slides]`; the latter has `--index`, the shown
   * slide's, and `[data-live]` once the scripts run; the shown slide has `[data-current]`.
   */
  className?: string;
}

const controlsCss = css({ display: "flex", alignItems: "center", gap: "0.5rem" });
const slidesCss = css({ "&[data-live]": { touchAction: "pan-y" } });

/**
 * A carousel after the WAI-ARIA pattern: a named region, the pause button and the dots first, slides as groups.
 * Until the scripts run, every slide is there for everybody.
 */
export function Carousel({ name, words, slides, period, className }: CarouselProps) {
  const { index, select, autoplay, root, onKeyDown, swipe } = useCarousel(slides.length, period);
  const live = useHydrated();
  return (
    // The region hears of pointer, focus and keys inside it; what can be operated are its buttons and links.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={root}
      className={className}
      role="region"
      aria-roledescription={words.carousel}
      aria-label={name}
      onKeyDown={onKeyDown}
      {...autoplay.around}
    >
      <div css={controlsCss} data-controls="">
        <AutoplayToggle autoplay={autoplay} words={words} />
        <Dots
          names={slides.map((slide) => slide.name)}
          index={index}
          onSelect={select}
          running={autoplay.running}
          period={period}
        />
      </div>
      <div
        css={slidesCss}
        data-slides=""
        style={{ "--index": index } as CSSProperties}
        data-live={live ? "" : undefined}
        aria-live={autoplay.running ? "off" : "polite"}
        {...swipe}
      >
        {slides.map(({ key, name: slideName, content }, place) => (
          <div
            key={key}
            role="group"
            aria-roledescription={words.slide}
            aria-label={slideName}
            aria-hidden={live && place !== index ? true : undefined}
            inert={live && place !== index}
            data-current={place === index ? "" : undefined}
          >
            {content}
          </div>
        ))}
      </div>
    </div>
  );
}
