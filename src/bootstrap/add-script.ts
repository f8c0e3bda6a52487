/**
 * Adds a script once: parts and the idle script share webpack's runtime, which would run all of them again.
 * @param onError called if it cannot be loaded
 */
export function addScript(src: string, onError?: () => void): void {
  const known = [...document.scripts].find((script) => script.getAttribute("src") === src);
  const script = known ?? document.createElement("script");
  script.addEventListener("error", () => {
    script.remove();
    onError?.();
  });
  if (known) return;
  script.fetchPriority = "low";
  script.async = false; // keeps the order
  script.src = src;
  document.head.append(script);
}

/** Fetches a script into the browser's cache without running it, at the lowest priority. Policies of older browsers forbid prefetch links. */
export function prefetch(src: string): void {
  fetch(src, { priority: "low" })
    .then((response) => response.arrayBuffer())
    .catch(() => undefined);
}
