import { navigate } from "gatsby";

import { findDestination, findPagePath } from "./find-destination";
import { isLineDear } from "./line";
import { offlineEvent } from "./offline-event";
import { loadKept } from "./still";

declare global {
  interface Window {
    /** Gatsby's, which loads pages. */
    ___loader: {
      hovering: (path: string) => void;
      /** What it gives for a page that cannot be loaded has a status, and nothing else does. */
      loadPage: (path: string) => Promise<{ status?: string } | undefined>;
    };
  }
}

/** A pointer that rests this long on a link means it, in milliseconds. */
const intent = 65;

function findLink(target: EventTarget | null) {
  const anchor = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
  return anchor && { href: anchor.href, target: anchor.target, isDownload: anchor.hasAttribute("download") };
}

/** Loads the page of a link, with all it needs, before the link is pressed. */
function prepare(target: EventTarget | null): void {
  const link = findLink(target);
  const path = link && findPagePath(link, location.href);
  if (!path) return;
  // What cannot be loaded ahead is loaded, or missed, when the link is followed.
  loadKept().catch(() => undefined);
  window.___loader.hovering(path.replace(/#.*$/u, ""));
}

/** Loads a page with all that it needs. */
async function canShow(path: string): Promise<boolean> {
  try {
    const [page] = await Promise.all([
      window.___loader.loadPage(path.replace(/#.*$/u, "")),
      // Without them a page of the same kind, or a way back to this one, would be shown in parts.
      loadKept(),
    ]);
    return page !== undefined && page.status === undefined;
  } catch {
    return false;
  }
}

/** Number of the visitor's latest action: a link that is still being followed after a later action is not followed any further. */
let latest = 0;

/** Shows a page of this site. One that cannot be shown in place is opened as a document, and none is without a connection. */
async function follow(path: string): Promise<void> {
  const isHere = path === `${location.pathname}${location.search}`;
  const { href } = location;
  const action = ++latest;
  const isReady = await canShow(path);
  // Filters and jumps inside the page change the address.
  if (action !== latest || location.href !== href) return;
  if (isReady) navigate(path, isHere ? { replace: true } : undefined);
  else if (navigator.onLine) location.assign(path);
  else dispatchEvent(new Event(offlineEvent));
}

/**
 * Follows links inside the site without loading a document. Links are plain HTML; one listener for all of them works also where the
 * server's HTML has not been taken over. Pages are loaded ahead when a pointer rests on their link, the keyboard reaches it, or it
 * is being pressed, and not because it is in sight.
 */
export function followLinks(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  function prepareSoon({ target }: Event): void {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (!isLineDear()) prepare(target);
    }, intent);
  }

  document.addEventListener("click", (event) => {
    const link = findLink(event.target);
    const path = link ? findDestination(event, link, location.href) : undefined;
    if (path === undefined) return;
    event.preventDefault();
    void follow(path);
  });
  for (const type of ["popstate", "submit", "input"]) {
    addEventListener(type, () => {
      latest++;
    });
  }
  for (const type of ["pointerover", "focusin"]) document.addEventListener(type, prepareSoon, { passive: true });
  for (const type of ["pointerdown", "touchstart"]) {
    document.addEventListener(
      type,
      ({ target }) => {
        prepare(target);
      },
      { passive: true },
    );
  }
}
