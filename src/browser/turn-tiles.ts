/** Makes tiles with a back disclosure buttons: a press shows the back until the next one, or until the focus or the mouse leaves. */
export function turnTiles(): void {
  for (const tile of document.querySelectorAll<HTMLElement>("[data-tile]")) {
    const turn = (isOpen: boolean) => tile.setAttribute("aria-expanded", String(isOpen));
    turn(false);
    tile.addEventListener("click", () => turn(tile.getAttribute("aria-expanded") === "false"));
    tile.addEventListener("blur", () => turn(false));
    // Chromium 109 sends a mouseleave after a tap, too.
    tile.addEventListener("pointerleave", ({ pointerType }) => {
      if (pointerType === "mouse") turn(false);
    });
  }
}
