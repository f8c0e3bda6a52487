import { createIsland } from "../../islands/create-island";
import { AutoplayControl } from "./autoplay.island";
import { BounceControl } from "./bounce.island";

/** Pause buttons of animations, and the animations with them. */
export const AnimationControl = createIsland("AutoplayControl", AutoplayControl, { moves: true });
export const BounceAnimationControl = createIsland("BounceControl", BounceControl, { moves: true });
