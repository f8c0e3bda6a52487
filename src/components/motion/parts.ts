import { createPart } from "../../islands/create-island";
import { AutoplayControl } from "./autoplay.island";
import { BounceControl } from "./bounce.island";

/** Pause buttons of animations, and the animations with them. */
export const AnimationControl = createPart("AutoplayControl", AutoplayControl, { moves: true });
export const BounceAnimationControl = createPart("BounceControl", BounceControl, { moves: true });
