import { useEffect } from "react";

function markFailed(image: EventTarget | null): void {
  if (image instanceof HTMLImageElement) image.dataset["failed"] = "";
}

/**
 * Marks every image that cannot be loaded, so that its frame shows the fallback. One listener does for all images; those that
 * failed before the scripts ran fired their event to nobody and are looked for.
 * @param page a change of it means that other images are there
 */
export function useImageFallbacks(page: string): void {
  useEffect(() => {
    function onError({ target }: Event): void {
      markFailed(target);
    }
    // Images' events do not bubble; they can be captured.
    document.addEventListener("error", onError, true);
    return () => {
      document.removeEventListener("error", onError, true);
    };
  }, []);

  useEffect(() => {
    for (const image of document.images) {
      // A vector picture without a size of its own counts 0 pixels as well; only a broken one cannot be decoded.
      if (image.complete && image.currentSrc !== "" && image.naturalWidth === 0) {
        image.decode().catch(() => {
          markFailed(image);
        });
      }
    }
  }, [page]);
}
