/**
 * Keeps the browser from following a link whose text was selected with the mouse, which is possible in links that are not draggable.
 */
export function keepSelection(): void {
  addEventListener(
    "click",
    (event) => {
      const link = (event.target as Element).closest("a[draggable=false]");
      const selection = getSelection();
      // Keys click as well, without a count.
      if (link && event.detail > 0 && selection?.isCollapsed === false && selection.containsNode(link, true))
        event.preventDefault();
    },
    true,
  );
}
