import { useEffect, useRef } from "react";

function isInText(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    target.closest("input:not([type=checkbox]), textarea, [contenteditable=true]") !== null
  );
}

/** Ctrl+S, Ctrl+Z and Ctrl+Shift+Z. Within a text field the last two are the field's own. */
export function useKeys(actions: Record<"save" | "undo" | "redo", () => void>): void {
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  useEffect(() => {
    function press(event: KeyboardEvent): void {
      if (!(event.ctrlKey || event.metaKey)) return;
      const key = event.key.toLowerCase();
      if (key === "s") latest.current.save();
      else if (key !== "z" || isInText(event.target)) return;
      else if (event.shiftKey) latest.current.redo();
      else latest.current.undo();
      event.preventDefault();
    }
    window.addEventListener("keydown", press);
    return () => {
      window.removeEventListener("keydown", press);
    };
  }, []);
}
