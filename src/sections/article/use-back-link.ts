import { isPlainClick, useWindowEvent } from "../../browser/events";

declare global {
  interface Window {
    /** Not in every browser. */
    navigation?: { entries: () => { url: string | null }[]; currentEntry: { index: number } | null };
  }
}

/** The path of the history entry before the current one, if it is of this site. */
function findPreviousPath(): string | undefined {
  const { navigation } = window;
  const url = navigation?.entries()[(navigation.currentEntry?.index ?? 0) - 1]?.url;
  return url ? new URL(url).pathname : undefined;
}

/**
 * A plain click on the link with `data-back` goes back in the history when the visitor came from one of these paths, and so to the
 * filter and the scroll position of that page. Otherwise the browser follows the link.
 */
export function useBackLink(paths: readonly string[]): void {
  useWindowEvent(
    "click",
    (event) => {
      if (!isPlainClick(event) || !(event.target as Element).closest("a[data-back]")) return;
      if (!paths.includes(findPreviousPath() ?? "")) return;
      event.preventDefault();
      history.back();
    },
    true,
  );
}
