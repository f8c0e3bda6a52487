import { graphql } from "gatsby";

import type { CarouselWords } from "../components/carousel/carousel";
import { fill } from "./fill";

/** Words for something that moves, with its name filled in. */
export function nameMotion(words: Queries.MotionWordsFragment, name: string): CarouselWords {
  return { ...words, pause: fill(words.pause, { name }), play: fill(words.play, { name }) };
}

export const motionWordsFragment = graphql`
  fragment MotionWords on MotionStrings {
    carousel
    slide
    pause
    play
  }
`;
