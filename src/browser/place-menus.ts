/**
 * Sets `--start` of every popover before it is shown: where its button begins, in pixels from the edge of the window. CSS alone can
 * position it only in browsers with anchor positioning.
 */
export function placeMenus(): void {
  const place = ({ target }: Event) => {
    const popover = target as HTMLElement;
    const button = document.querySelector(`[popovertarget="${popover.id}"]`);
    if (!button) return;
    const { left, right } = button.getBoundingClientRect();
    const start = document.dir === "rtl" ? document.documentElement.clientWidth - right : left;
    popover.style.setProperty("--start", `${start}px`);
  };
  addEventListener("beforetoggle", place, { capture: true });
}
