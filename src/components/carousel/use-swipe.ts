import { useRef, type DragEvent, type MouseEvent, type PointerEvent } from "react";

import { readSwipe } from "./carousel-state";

/** Tells of drags to the left and to the right, by finger, pen or mouse, on the element that gets the handlers. */
export function useSwipe(onSwipe: (steps: -1 | 1) => void) {
  const start = useRef<{ x: number; y: number }>(null);
  const swiped = useRef(false);

  return {
    onPointerDown: ({ clientX, clientY, isPrimary }: PointerEvent) => {
      start.current = isPrimary ? { x: clientX, y: clientY } : null;
      swiped.current = false;
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent) => {
      const steps = start.current ? readSwipe(clientX - start.current.x, clientY - start.current.y) : 0;
      start.current = null;
      if (steps === 0) return;
      swiped.current = true;
      onSwipe(steps);
    },
    onPointerCancel: () => {
      start.current = null;
    },
    // A mouse would take the picture or the link along instead of turning the slide.
    onDragStart: (event: DragEvent) => {
      event.preventDefault();
    },
    // The end of a drag is no click on what lies under it; a finger's drag ends in none, and a key's click counts nothing.
    onClickCapture: (event: MouseEvent) => {
      if (!swiped.current || event.detail === 0) return;
      swiped.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
