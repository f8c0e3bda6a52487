/** All that decides whether something that moves by itself may move now. */
export interface AutoplayConditions {
  /** The visitor stopped it, or asks for reduced motion and has not started it. */
  paused: boolean;
  /** The visitor has just started it by its button, where pointer and focus still are. */
  insisted: boolean;
  hovered: boolean;
  focused: boolean;
  onScreen: boolean;
  /** The tab is the one in front. */
  tabVisible: boolean;
}

/** It moves only where it is seen, and never under the pointer or the focus of somebody who did not just start it. */
export function mayRun({ paused, insisted, hovered, focused, onScreen, tabVisible }: AutoplayConditions): boolean {
  return !paused && onScreen && tabVisible && (insisted || !(hovered || focused));
}
