import { isPlainClick, useWindowEvent } from "../../browser/events";

declare global {
  interface Window {
    /** Missing in some browsers. */
    navigation?: { entries: () => { url: string | null }[]; currentEntry: { index: number } | null };
  }
}

/** Returns the path of the previous history entry, if it belongs to this site. */
function findPreviousPath(): string | undefined {
  const { navigation } = window;
  const url = navigation?.entries()[(navigation.currentEntry?.index ?? 0) - 1]?.url;
  return url ? new URL(url).pathname : undefined;
}

/**
 * Makes the link with `data-back` go back in the history if the visitor came from one of these paths, which restores the filter and
 * the scroll position. Otherwise the browser follows the link.
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
