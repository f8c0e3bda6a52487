/** The element that the hash of the address names. */
function findTarget(): HTMLElement | null {
  return document.getElementById(decodeURIComponent(location.hash.slice(1)));
}

/** Moves the focus to the target of the address, from where Tab goes on, as the browser does after a page load. */
export function focusTarget(): void {
  const target = findTarget();
  if (!target) return;
  target.tabIndex = -1;
  target.style.outline = "none";
  target.focus({ preventScroll: true });
}

/** Scrolls to the target of the address again when a part of the page has grown, unless the visitor has scrolled. */
export function keepTarget(part: Element): void {
  const place = scrollY;
  const { height } = part.getBoundingClientRect();
  const observer = new ResizeObserver(() => {
    if (part.getBoundingClientRect().height === height) return;
    observer.disconnect();
    if (scrollY === place) findTarget()?.scrollIntoView();
  });
  observer.observe(part);
}
