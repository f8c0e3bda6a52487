/** Makes tiles with a back disclosure buttons: a press shows the back until the next one, or until the focus or the mouse leaves. */
export function turnTiles(): void {
  for (const tile of document.querySelectorAll<HTMLElement>("[data-tile]")) {
    const turn = (isOpen: boolean) => tile.setAttribute("aria-expanded", String(isOpen));
    turn(false);
    tile.onclick = () => turn(tile.getAttribute("aria-expanded") === "false");
    // Not `mouseleave`, which Chromium 109 sends after a tap.
    tile.onblur = tile.onpointerleave = ({ pointerType }: Event & { pointerType?: string }) => {
      if (pointerType !== "touch") turn(false);
    };
  }
}
