import type { CarouselLabels } from "../components/carousel/carousel";
import { fill } from "./fill";
import { useSite } from "./use-site";

/** Labels of something that moves by itself, with its name filled in. */
export function useMotionLabels(name: string): CarouselLabels {
  const { motion } = useSite().strings;
  return { ...motion, pause: fill(motion.pause, { name }), play: fill(motion.play, { name }) };
}
