import { useEffect } from "react";

import { useWindowEvent } from "../../browser/events";

function markFailed({ target }: { target: EventTarget | null }): void {
  if (target instanceof HTMLImageElement) target.dataset["failed"] = "";
}

/**
 * Marks every image that fails to load, so that its frame shows the fallback. One listener handles all images; those that failed
 * before hydration are found by their state.
 * @param page path of the page; with another page the images are checked again
 */
export function useImageFallbacks(page: string): void {
  // Error events of images do not bubble, but can be captured.
  useWindowEvent("error", markFailed, true);

  useEffect(() => {
    for (const image of document.images) {
      // A vector picture without a size is also 0 pixels wide; only a broken image cannot be decoded.
      if (image.complete && image.currentSrc !== "" && image.naturalWidth === 0) {
        image.decode().catch(() => {
          markFailed({ target: image });
        });
      }
    }
  }, [page]);
}
