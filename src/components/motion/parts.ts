import { createPart } from "../../parts/create-part";
import { AutoplayControl } from "./autoplay-control";
import { BounceControl } from "./bounce-control";

/** Pause buttons of animations, and the animations with them. */
export const AnimationControl = createPart("AutoplayControl", AutoplayControl, { moves: true });
export const BounceAnimationControl = createPart("BounceControl", BounceControl, { moves: true });
