import type { ReactNode } from "react";

import { CarouselView, type CarouselViewProps } from "./carousel.island";

interface CarouselProps extends Omit<CarouselViewProps, "slides" | "content"> {
  slides: readonly { key: string; name: string; content: ReactNode }[];
}

/** Slides, one of which is the current one. Their content is the server's. A single slide is HTML without controls and keys. */
export function Carousel({ slides, ...props }: CarouselProps) {
  const [first] = slides;
  if (first && slides.length === 1)
    return (
      <div className={props.className} role="region" aria-label={props.name}>
        <div data-slides="">
          <div role="group" aria-label={first.name}>
            {first.content}
          </div>
        </div>
      </div>
    );
  return (
    <CarouselView
      {...props}
      slides={slides.map(({ key, name }) => ({ key, name }))}
      content={slides.map(({ content }) => content)}
    />
  );
}
