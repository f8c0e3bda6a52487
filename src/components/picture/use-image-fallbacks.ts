import { useEffect } from "react";

function markFailed(image: EventTarget | null): void {
  if (image instanceof HTMLImageElement) image.dataset["failed"] = "";
}

/**
 * Marks every image that fails to load, so that its frame shows the fallback. One listener handles all images; those that failed
 * before hydration are found by their state.
 * @param page path of the page; with another page the images are checked again
 */
export function useImageFallbacks(page: string): void {
  useEffect(() => {
    function onError({ target }: Event): void {
      markFailed(target);
    }
    // Error events of images do not bubble, but can be captured.
    document.addEventListener("error", onError, true);
    return () => {
      document.removeEventListener("error", onError, true);
    };
  }, []);

  useEffect(() => {
    for (const image of document.images) {
      // A vector picture without a size is also 0 pixels wide; only a broken image cannot be decoded.
      if (image.complete && image.currentSrc !== "" && image.naturalWidth === 0) {
        image.decode().catch(() => {
          markFailed(image);
        });
      }
    }
  }, [page]);
}
