import { isPlainClick, useWindowEvent } from "../../browser/events";
import { articlePath, isInArchive } from "../../content/routes";

declare global {
  interface Window {
    /** Missing in some browsers. */
    navigation?: { entries: () => { url: string | null }[]; currentEntry: { index: number } | null };
  }
}

/** Lists the paths of the history up to this page, newest first. */
function listVisitedPaths(): string[] {
  const { navigation } = window;
  const entries = navigation?.entries().slice(0, (navigation.currentEntry?.index ?? 0) + 1) ?? [];
  return entries.map(({ url }) => (url ? new URL(url).pathname : "")).reverse();
}

/**
 * Makes the link with `data-back` go back in the history if the visitor came from the blog, directly or through other articles and their
 * anchors, which restores the filter and the scroll position. Otherwise the browser follows the link.
 */
export function useBackLink(blog: { path: string; aliases: readonly string[] } | null): void {
  useWindowEvent(
    "click",
    (event) => {
      if (!blog || !isPlainClick(event) || !(event.target as Element).closest("a[data-back]")) return;
      const visited = listVisitedPaths();
      const steps = visited.findIndex((path) => !path.startsWith(articlePath("")));
      const from = visited[steps] ?? "";
      if (from !== blog.path && !blog.aliases.includes(from) && !isInArchive(from, blog.path)) return;
      event.preventDefault();
      history.go(-steps);
    },
    true,
  );
}
