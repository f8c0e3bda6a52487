import { navigate } from "gatsby";

import { findDestination, findPagePath } from "./find-destination";
import { loadKept } from "./still";

declare global {
  interface Window {
    /** Gatsby's, which loads pages. */
    ___loader: { hovering: (path: string) => void };
  }
}

/** A pointer that rests this long on a link means it, in milliseconds. */
const intent = 65;

function findLink(target: EventTarget | null) {
  const anchor = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
  return anchor && { href: anchor.href, target: anchor.target, isDownload: anchor.hasAttribute("download") };
}

function isLineDear(): boolean {
  const { saveData, effectiveType = "" } = navigator.connection ?? {};
  return saveData === true || effectiveType.includes("2g");
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
    const isHere = path === `${location.pathname}${location.search}`;
    const follow = () => {
      navigate(path, isHere ? { replace: true } : undefined);
    };
    // Without them a page of the same kind, or a way back to this one, would be shown in parts.
    loadKept().then(follow, follow);
  });
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
