import { findElement } from "./find-element";

declare global {
  interface Window {
    /** Missing in some browsers, where it can be an element of a text, by its id. */
    navigation?: { entries?: () => { url: string | null }[]; currentEntry: { index: number } | null };
  }
}

/** Lists the paths of the history up to this page, newest first. */
function listVisitedPaths(): string[] {
  const { navigation } = window;
  const entries = navigation?.entries?.().slice(0, (navigation.currentEntry?.index ?? 0) + 1) ?? [];
  return entries.map(({ url }) => (url ? new URL(url).pathname : "")).reverse();
}

/** Whether a click opens a link in the same tab: main button, no modifier key. */
function isPlainClick({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;
}

/**
 * Makes the link with `data-back` go back in the history if the visitor came from the blog, directly or through other articles and their
 * anchors, which restores the filter and the scroll position. Otherwise the browser follows the link. The attribute lists the paths
 * of the blog.
 */
export function goBack(): void {
  addEventListener(
    "click",
    (event) => {
      const link = findElement(event.target).closest<HTMLElement>("a[data-back]");
      if (!link || !isPlainClick(event)) return;
      const blog = link.dataset["back"]?.split(" ") ?? [];
      const visited = listVisitedPaths();
      const steps = visited.findIndex((path) => !path.startsWith((process.env.GATSBY_PATH_PREFIX ?? "") + "/blog/"));
      // The pages of its archive are below the blog.
      if (!blog.includes(visited[steps]?.replace(/\/archive(?:\/\d+)?$/u, "") ?? "")) return;
      event.preventDefault();
      history.go(-steps);
    },
    true,
  );
}
