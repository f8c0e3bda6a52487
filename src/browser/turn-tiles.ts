/** Makes tiles with a back disclosure buttons: a press shows the back until the next one, or until the focus or the mouse leaves. */
export function turnTiles(): void {
  for (const tile of document.querySelectorAll("[data-tile]")) {
    const turn = (isOpen: boolean) => tile.setAttribute("aria-expanded", String(isOpen));
    turn(false);
    tile.addEventListener("click", () => turn(tile.getAttribute("aria-expanded") === "false"));
    for (const end of ["blur", "mouseleave"]) tile.addEventListener(end, () => turn(false));
  }
}
