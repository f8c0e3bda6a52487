import { findElement } from "./find-element";

/** Keeps the browser from following a link, which is not draggable, after its text was selected with the mouse. */
export function keepSelection(): void {
  addEventListener(
    "click",
    (event) => {
      const link = findElement(event.target).closest("a[draggable=false]");
      const selection = getSelection();
      // Keys click as well, without a count.
      if (link && event.detail > 0 && selection?.isCollapsed === false && selection.containsNode(link, true))
        event.preventDefault();
    },
    true,
  );
}
