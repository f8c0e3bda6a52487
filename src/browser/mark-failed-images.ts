function markFailed(target: EventTarget | null): void {
  if (target instanceof HTMLImageElement) target.dataset["failed"] = "";
}

/** Marks images that fail to load, so that their frame shows the fallback, also those that have failed already. */
export function markFailedImages(): void {
  // Error events do not bubble, but can be captured.
  addEventListener("error", ({ target }) => markFailed(target), true);
  for (const image of document.images) {
    // SVG files without a size also have a natural width of 0; only broken images fail to decode.
    if (image.complete && image.currentSrc !== "" && image.naturalWidth === 0)
      image.decode().catch(() => markFailed(image));
  }
}
