import { navigate } from "gatsby";
import type { MouseEvent as ReactMouseEvent } from "react";

import { media } from "../theme/tokens";

/** Longest time in milliseconds in which a view transition waits for the next page; until then the browser paints nothing. */
const longestWait = 250;

let endWait: (() => void) | undefined;

/** Whether the browser would open this link in the same tab, on another page of this site. */
function isInternal(link: HTMLAnchorElement): boolean {
  const { origin, pathname, search, hash, target } = link;
  if (origin !== location.origin || (target !== "" && target !== "_self") || link.hasAttribute("download"))
    return false;
  const isFile = /\.[^/]+$/u.test(pathname);
  const isAnchor = hash !== "" && pathname === location.pathname && search === location.search;
  return !isFile && !isAnchor;
}

/** Where the browser has view transitions, the picture of the link's card (`data-cover`) becomes the `cover` of the next page. */
function navigateInTransition(link: HTMLAnchorElement): void {
  const { pathname, search, hash, href } = link;
  const go = () => {
    navigate(`${pathname}${search}${hash}`, { replace: href === location.href });
  };
  const isStill = window.matchMedia(media.reducedMotion.replace("@media ", "")).matches;
  if (!("startViewTransition" in document) || isStill || pathname === location.pathname) {
    go();
    return;
  }
  const cover = link.closest("li")?.querySelector<HTMLElement>("[data-cover]");
  if (cover) cover.style.viewTransitionName = "cover";
  const { ready } = document.startViewTransition(async () => {
    go();
    await new Promise<void>((resolve) => {
      endWait = resolve;
      setTimeout(resolve, longestWait);
    });
  });
  // Rejects when the browser skips the animation, e.g. in a hidden tab.
  ready.catch(() => undefined);
}

/** Gatsby has shown the next page. */
export function endTransition(): void {
  endWait?.();
}

/** Navigates with Gatsby's router on a plain click on a link to a page of this site. */
export function followLink(event: MouseEvent | ReactMouseEvent): void {
  const { target, button, defaultPrevented, altKey, ctrlKey, metaKey, shiftKey } = event;
  if (defaultPrevented || button !== 0 || altKey || ctrlKey || metaKey || shiftKey) return;
  const link = (target as Element).closest<HTMLAnchorElement>("a[href]");
  if (!link || !isInternal(link)) return;
  event.preventDefault();
  navigateInTransition(link);
}
