import { navigate } from "gatsby";

import { isPlainClick } from "./events";
import { isReachable } from "./is-reachable";

/** Event of the window when the page of a link cannot be loaded. */
export const unreachableEvent = "page:unreachable";

declare global {
  interface WindowEventMap {
    [unreachableEvent]: Event;
  }
}

/** Loads a page with its scripts, once. Gatsby passes this function to each of its browser APIs. */
export type LoadPage = (path: string) => Promise<{ status?: string } | undefined>;

/** Number of the visitor's last action, which cancels the link that was followed before. */
let lastAction = 0;

function countAction(): void {
  lastAction += 1;
}

function findLink({ target }: Event): HTMLAnchorElement | null {
  return (target as Element).closest("a[href]");
}

/** Whether the browser would open this link in the same tab, on another page of this site. */
function isInternal(link: HTMLAnchorElement): boolean {
  const { origin, pathname, search, hash, target } = link;
  if (origin !== location.origin || (target !== "" && target !== "_self") || link.hasAttribute("download"))
    return false;
  // No page's path ends in a slash: the host redirects.
  const isFile = /\.[^/]+$|.\/$/u.test(pathname);
  const isAnchor = hash !== "" && pathname === location.pathname && search === location.search;
  return !isFile && !isAnchor;
}

/** Shows the page of a link unless the visitor does something else meanwhile. The browser loads what Gatsby cannot load. */
async function follow({ href, pathname, search, hash }: HTMLAnchorElement, loadPage: LoadPage): Promise<void> {
  const path = pathname + search;
  const replace = path === location.pathname + location.search;
  const action = lastAction;
  const { href: start } = location;
  // Filters and anchors change the address.
  const isLast = () => action === lastAction && location.href === start;

  const page = await loadPage(path).catch(() => undefined);
  if (!isLast()) return;
  if (page && page.status !== "error") {
    navigate(path + hash, { replace });
    return;
  }
  const isOnline = await isReachable(href);
  if (!isLast()) return;
  if (isOnline) location.assign(href);
  else dispatchEvent(new Event(unreachableEvent));
}

/** Navigates with Gatsby's router on all links to pages of this site, and loads the page of a link under the mouse. */
export function followLinks(loadPage: LoadPage): void {
  for (const type of ["input", "submit", "popstate"]) addEventListener(type, countAction);
  addEventListener("click", (event) => {
    if (event.defaultPrevented || !isPlainClick(event)) return;
    const link = findLink(event);
    if (!link) return;
    countAction();
    if (!isInternal(link)) return;
    event.preventDefault();
    void follow(link, loadPage);
  });
  addEventListener("mouseover", (event) => {
    const link = findLink(event);
    if (link && isInternal(link)) loadPage(link.pathname + link.search).catch(() => undefined);
  });
}
