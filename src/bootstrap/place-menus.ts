/**
 * Tells every popover, before it is shown, where the button that opens it begins: `--start`, in pixels from the window's left. CSS can
 * ask for that itself only where it knows anchors.
 */
export function placeMenus(): void {
  const place = ({ target }: Event) => {
    const popover = target as HTMLElement;
    const button = document.querySelector(`[popovertarget="${popover.id}"]`);
    if (button) popover.style.setProperty("--start", `${button.getBoundingClientRect().left}px`);
  };
  addEventListener("beforetoggle", place, { capture: true });
}
