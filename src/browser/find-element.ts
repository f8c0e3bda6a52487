/** Returns the target of an event on an element, or the root for one on the document or the window. */
export function findElement(target: EventTarget | null): Element {
  return target && "closest" in target ? (target as Element) : document.documentElement;
}
