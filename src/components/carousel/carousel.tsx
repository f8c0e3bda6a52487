import type { ReactNode } from "react";

import { createPart } from "../../parts/create-part";
import { CarouselView, type CarouselViewProps } from "./carousel-view";

const CarouselPart = createPart("CarouselView", CarouselView, { moves: true, wakes: "hash" });

interface CarouselProps extends Omit<CarouselViewProps, "slides" | "content"> {
  slides: readonly { key: string; name: string; content: ReactNode }[];
}

/** Slides, one of which is the current one. Their content is the server's. */
export function Carousel({ slides, ...props }: CarouselProps) {
  return (
    <CarouselPart
      {...props}
      slides={slides.map(({ key, name }) => ({ key, name }))}
      content={slides.map(({ content }) => content)}
    />
  );
}
