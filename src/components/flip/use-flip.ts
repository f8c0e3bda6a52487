import { useEffect, useState, type MouseEvent, type PointerEvent } from "react";

interface Flip {
  /** Key of the tile that a tap has turned. */
  turned: string | null;
  onClick: (key: string, event: MouseEvent) => void;
  /** For the list around the tiles. */
  around: {
    "data-touched": "" | undefined;
    onPointerOver: (event: PointerEvent) => void;
    onPointerDown: (event: PointerEvent) => void;
  };
}

/**
 * Turns one tile at a time by taps: a second tap, or one elsewhere, turns it back. A tap is not taken from focus, which some
 * browsers do not give to a tapped button, and the mouse and the keyboard need none: they turn tiles by hover and focus.
 */
export function useFlip(): Flip {
  const [turned, setTurned] = useState<string | null>(null);
  const [touched, setTouched] = useState(false);

  const note = ({ pointerType }: PointerEvent) => {
    setTouched(pointerType !== "mouse");
  };

  useEffect(() => {
    if (turned === null) return undefined;
    // Scrolling cancels the pointer, so that only a tap ends here.
    const hear = ({ target }: Event) => {
      if (!(target instanceof Element && target.closest("[data-turned]"))) setTurned(null);
    };
    document.addEventListener("pointerup", hear);
    return () => {
      document.removeEventListener("pointerup", hear);
    };
  }, [turned]);

  return {
    turned,
    onClick: (key, { detail }) => {
      const byKeyboard = detail === 0;
      if (touched && !byKeyboard) setTurned(turned === key ? null : key);
    },
    around: {
      "data-touched": touched ? "" : undefined,
      onPointerOver: note,
      // React renders what a moving pointer changes at its leisure, but what a press changes before the click that follows.
      onPointerDown: note,
    },
  };
}
