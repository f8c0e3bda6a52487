import { navigate } from "gatsby";

import { isPlainClick } from "./events";
import { isReachable } from "./is-reachable";
import { addCampaign, readCampaign } from "./keep-campaign";

/** Dispatched on the window if the page of a link cannot be loaded. */
export const unreachableEvent = "page:unreachable";

declare global {
  interface WindowEventMap {
    [unreachableEvent]: Event;
  }
}

/** Loads and caches the resources of a page. Gatsby passes this function to its browser APIs. */
export type LoadPage = (path: string) => Promise<{ status?: string } | undefined>;

/** Number of the last action of the visitor. A later action cancels a pending navigation. */
let lastAction = 0;

function countAction(): void {
  lastAction += 1;
}

function findLink({ target }: Event): HTMLAnchorElement | null {
  return (target as Element).closest("a[href]");
}

/** Whether a link leads to another page of this site, in the same tab. */
function isInternal(link: HTMLAnchorElement): boolean {
  const { origin, pathname, search, hash, target } = link;
  if (origin !== location.origin || (target !== "" && target !== "_self") || link.hasAttribute("download"))
    return false;
  // The host redirects paths that end in a slash.
  const isFile = /\.[^/]+$|.\/$/u.test(pathname);
  const isAnchor = hash !== "" && pathname === location.pathname && search === location.search;
  return !isFile && !isAnchor;
}

/** Navigates to an address unless the visitor acts in the meantime. The browser loads pages that Gatsby cannot load. */
async function follow({ href, pathname, search, hash }: URL, loadPage: LoadPage): Promise<void> {
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

/** Follows internal links with Gatsby's router, and prefetches their pages on hover. */
export function followLinks(loadPage: LoadPage): void {
  const campaign = readCampaign();
  for (const type of ["input", "submit", "popstate"]) addEventListener(type, countAction);
  addEventListener("click", (event) => {
    if (event.defaultPrevented || !isPlainClick(event)) return;
    const link = findLink(event);
    if (!link) return;
    countAction();
    if (!isInternal(link)) return;
    event.preventDefault();
    void follow(addCampaign(link.href, campaign), loadPage);
  });
  addEventListener("mouseover", (event) => {
    const link = findLink(event);
    if (link && isInternal(link)) loadPage(link.pathname + link.search).catch(() => undefined);
  });
}
