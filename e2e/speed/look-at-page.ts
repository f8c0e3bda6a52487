/** These run in the browser, each in one piece: a function with a name inside them would ask for what only the compiler knows. */

/** Addresses of pictures of which no part is seen before anybody scrolls. Pictures without an element count as seen. */
export function listUnseenPictures(): string[] {
  const shown = new Map<string, boolean>();
  for (const image of document.images) {
    const { top, right, bottom, left, width, height } = image.getBoundingClientRect();
    const seen = width > 0 && height > 0 && top < innerHeight && left < innerWidth && bottom > 0 && right > 0;
    shown.set(image.currentSrc, seen || shown.get(image.currentSrc) === true);
  }
  return [...shown].filter(([, seen]) => !seen).map(([address]) => address);
}

/** Addresses of the page's icons: a browser with a window asks for one, another does not, and when is its own affair. */
export function listIcons(): string[] {
  return [...document.querySelectorAll<HTMLLinkElement>("link[rel~=icon]")].map(({ href }) => href);
}

/** Addresses of what was asked for before the first paint; undefined when nothing was painted. */
export function listEarly(): string[] | undefined {
  const paint = performance.getEntriesByName("first-contentful-paint")[0];
  if (!paint) return undefined;
  return performance
    .getEntriesByType("resource")
    .filter(({ startTime }) => startTime < paint.startTime)
    .map(({ name }) => name);
}

/** How many elements the page and its parts have, the largest parts first. */
export function countNodes() {
  const parts = [...document.querySelectorAll("head, header, main > *, footer")].map((part) => {
    const heading = part.querySelector("h1, h2, h3")?.textContent;
    return {
      name: `<${part.localName}>${heading ? ` “${heading}”` : ""}`,
      nodes: part.querySelectorAll("*").length + 1,
    };
  });
  return { all: document.querySelectorAll("*").length, parts: parts.sort((one, other) => other.nodes - one.nodes) };
}

/** Resolved when the browser has nothing else to do, and has done what was put off until then. */
export function waitUntilIdle(): Promise<void> {
  return new Promise((resolve) => {
    requestIdleCallback(() => {
      resolve();
    });
  });
}
