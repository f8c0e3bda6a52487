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

/** Whether the page is scrolled to an element, as the browser does for a link to it. */
function isReached(element: Element): boolean {
  const { scrollPaddingTop } = getComputedStyle(document.documentElement);
  const { scrollMarginTop } = getComputedStyle(element);
  const place = parseFloat(scrollPaddingTop) + parseFloat(scrollMarginTop);
  return Math.abs(element.getBoundingClientRect().top - place) < 2;
}

/** Scrolls to the target of the address again when a part of the page has grown, unless the visitor has scrolled. */
export function keepTarget(part: Element): void {
  const target = findTarget();
  if (!target || !isReached(target)) return;
  const place = scrollY;
  const { height } = part.getBoundingClientRect();
  const observer = new ResizeObserver(() => {
    if (part.getBoundingClientRect().height === height) return;
    observer.disconnect();
    if (scrollY === place) target.scrollIntoView();
  });
  observer.observe(part);
}
