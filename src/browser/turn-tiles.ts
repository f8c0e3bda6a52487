import { isOpen } from "./menus";

/** Makes tiles with a back disclosure buttons: a press shows the back until the next one, or until the focus or the mouse leaves. */
export function turnTiles(): void {
  for (const tile of document.querySelectorAll<HTMLButtonElement>("[data-tile]")) {
    const turn = (isTurned: boolean) => tile.setAttribute("aria-expanded", String(isTurned));
    turn(false);
    tile.onclick = () => turn(!isOpen(tile));
    // Not `mouseleave`, which Chromium 109 sends after a tap.
    tile.onblur = tile.onpointerleave = ({ pointerType }: Event & { pointerType?: string }) => {
      if (pointerType !== "touch") turn(false);
    };
  }
}
