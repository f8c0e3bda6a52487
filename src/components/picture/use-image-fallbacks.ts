import { useEffect } from "react";

import { useWindowEvent } from "../../browser/events";

function markFailed({ target }: { target: EventTarget | null }): void {
  if (target instanceof HTMLImageElement) target.dataset["failed"] = "";
}

/**
 * Marks images that fail to load, so that their frame shows the fallback. Also checks images that failed before hydration.
 * @param page path of the page; checks images again when it changes
 */
export function useImageFallbacks(page: string): void {
  // Error events do not bubble, but can be captured.
  useWindowEvent("error", markFailed, true);

  useEffect(() => {
    for (const image of document.images) {
      // SVG files without a size also have a natural width of 0; only broken images fail to decode.
      if (image.complete && image.currentSrc !== "" && image.naturalWidth === 0) {
        image.decode().catch(() => markFailed({ target: image }));
      }
    }
  }, [page]);
}
