/**
 * Sets `--start` of every popover before it is shown: the left edge of its button, in pixels from that of the window. CSS alone can
 * position it only in browsers with anchor positioning.
 */
export function placeMenus(): void {
  const place = ({ target }: Event) => {
    const popover = target as HTMLElement;
    const button = document.querySelector(`[popovertarget="${popover.id}"]`);
    if (button) popover.style.setProperty("--start", `${button.getBoundingClientRect().left}px`);
  };
  addEventListener("beforetoggle", place, { capture: true });
}
