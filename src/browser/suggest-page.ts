/** Longest path that is compared. */
const maxLength = 200;

/** Returns a path in lower case, without slashes, file names and punctuation at its end; undefined if it cannot be decoded. */
export function simplifyPath(path: string): string | undefined {
  if (path.length > maxLength) return undefined;
  try {
    return decodeURIComponent(path)
      .toLowerCase()
      .replace(/\/{2,}/gu, "/")
      .replace(/[^\p{L}\p{N}]+$/u, "")
      .replace(/(?:\/index)?(?:\.html?)?$/u, "");
  } catch {
    return undefined;
  }
}

/** On the page for unknown URLs, shows the link to the page whose path differs only in case or at its end. */
export function suggestPage(): void {
  const links = document.querySelectorAll<HTMLElement>("[data-suggestion]");
  if (links.length === 0) return;
  console.error(`404: nothing is at ${location.pathname}`);
  const path = simplifyPath(location.pathname);
  for (const link of links) if (link.dataset["suggestion"] === path) link.hidden = false;
}
