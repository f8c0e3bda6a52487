import { useState, type FocusEvent, type PointerEvent, type RefObject } from "react";

import { media } from "../../theme/tokens";
import { mayRun } from "./autoplay";
import { useMedia } from "./use-media";
import { useWatched } from "./use-watched";

export interface Autoplay {
  /** Whether it moves now. */
  running: boolean;
  /** Whether the visitor has it paused; what the button tells. */
  paused: boolean;
  toggle: () => void;
  /** Handlers for the element around everything that moves and its controls. */
  around: {
    onPointerEnter: (event: PointerEvent) => void;
    onPointerLeave: (event: PointerEvent) => void;
    onFocus: (event: FocusEvent) => void;
    onBlur: (event: FocusEvent) => void;
  };
}

/**
 * The manners of everything that moves by itself: it pauses under pointer and focus, off screen and in a hidden tab, can be
 * paused for good, and stands still from the start for visitors who ask for reduced motion.
 */
export function useAutoplay(root: RefObject<HTMLElement | null>): Autoplay {
  const reduced = useMedia(media.still.replace("@media ", ""));
  const watched = useWatched(root);
  const [choice, setChoice] = useState<"paused" | "playing">();
  const [insisted, setInsisted] = useState(false);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const paused = choice ? choice === "paused" : reduced;

  return {
    running: mayRun({ paused, insisted, hovered, focused, ...watched }),
    paused,
    toggle: () => {
      setChoice(paused ? "playing" : "paused");
      setInsisted(paused);
    },
    around: {
      // A finger's pointer enters with each touch and would leave the thing paused under nobody.
      onPointerEnter: ({ pointerType }) => {
        setHovered(pointerType === "mouse");
      },
      // A finger leaves with each touch and says nothing by it.
      onPointerLeave: ({ pointerType }) => {
        if (pointerType !== "mouse") return;
        setHovered(false);
        setInsisted(false);
      },
      onFocus: () => {
        setFocused(true);
      },
      onBlur: ({ currentTarget, relatedTarget }) => {
        setInsisted(false);
        setFocused(relatedTarget instanceof Node && currentTarget.contains(relatedTarget));
      },
    },
  };
}
