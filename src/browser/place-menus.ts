/**
 * Sets `--start` of a popover before it opens: the inline offset of its button in pixels. Replaces CSS anchor positioning, which not
 * all browsers support.
 */
export function placeMenus(): void {
  const position = ({ target }: Event) => {
    const popover = target as HTMLElement;
    const button = document.querySelector(`[popovertarget="${popover.id}"]`);
    if (!button) return;
    const { left, right } = button.getBoundingClientRect();
    const start = document.dir === "rtl" ? document.documentElement.clientWidth - right : left;
    popover.style.setProperty("--start", `${start}px`);
  };
  addEventListener("beforetoggle", position, { capture: true });
}
