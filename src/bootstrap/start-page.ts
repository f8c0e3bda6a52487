/**
 * The one script that stands in a page: it loads the others when nobody waits for them. What a visitor sees first is HTML, its
 * styles and its font; scripts are fetched after the first view is painted and the browser is idle, or at the first sign that
 * somebody is about to do something. On a slow or a metered line only the second counts.
 *
 * `src/gatsby/finish-pages.ts` bundles it and writes it into every page in the place of Gatsby's script elements, whose addresses are in its
 * attribute `data-load`.
 */
import { dropUnreadableHash } from "./drop-unreadable-hash";
import { hydratedEvent } from "./hydrated-event";
import { isLineDear } from "./line";
import { placeMenus } from "./place-menus";
import { queueInput } from "./queue-input";

declare global {
  interface Navigator {
    connection?: { saveData?: boolean; effectiveType?: string };
  }
}

/** What comes before something that needs scripts. A wheel or a scrollbar needs none; a finger is a pointer. */
const signs = ["pointerover", "pointerdown", "keydown", "focusin"];

/** Longest wait for an idle moment, in milliseconds. */
const patience = 5000;

/** Time after which a page that is loaded is painted though nobody tells, in milliseconds. */
const untold = 2000;

/**
 * Acts after the first paint with something in it, maybe more than once; frames tell too early, for a frame is made before it is
 * shown. Firefox tells nothing of a page that begins further down, at an anchor or where it was left: there it is thought to be
 * painted after some time.
 */
function whenPainted(act: () => void): void {
  new PerformanceObserver((list) => {
    if (list.getEntriesByName("first-contentful-paint").length > 0) act();
  }).observe({ type: "paint", buffered: true });
  setTimeout(act, untold);
}

function whenIdle(act: () => void): void {
  // Safari does not tell.
  if ("requestIdleCallback" in window) requestIdleCallback(act, { timeout: patience });
  else setTimeout(act, 200);
}

/** Trusted Types: a script element may only load a file from the root of this site. */
window.trustedTypes?.createPolicy("default", {
  createScriptURL: (address) => (/^\/[^/]+$/.test(address) ? address : null),
});

/** Gatsby's router reads a path as a pattern and decodes it: it would render nothing for other paths. */
const readablePath = /^[\w./~-]*$/;

/** @param load addresses of Gatsby's scripts, separated by spaces */
function start({ load = "" }: DOMStringMap): void {
  if (!readablePath.test(location.pathname)) return;
  const waiting = new AbortController();
  const { replay, submitNatively } = queueInput(loadScripts);

  function loadScripts(): void {
    if (waiting.signal.aborted) return;
    waiting.abort();
    for (const src of load.split(" ")) {
      const script = document.createElement("script");
      script.fetchPriority = "low";
      script.async = false; // in their order
      script.onerror = submitNatively;
      script.src = src;
      document.head.append(script);
    }
  }

  // Gatsby rejects when it cannot load what the page needs: the page stays HTML, whose links and forms work.
  onunhandledrejection = (event) => {
    event.preventDefault();
    console.error("The page could not be hydrated:", event.reason);
    submitNatively();
  };
  addEventListener(hydratedEvent, () => {
    onunhandledrejection = null;
    replay();
  });
  for (const sign of signs) addEventListener(sign, loadScripts, { capture: true, signal: waiting.signal });
  if (!isLineDear()) {
    onload = () => {
      whenPainted(() => {
        whenIdle(loadScripts);
      });
    };
  }
}

// Before Gatsby's modules are loaded: its history reads the address at once.
dropUnreadableHash();
addEventListener("popstate", dropUnreadableHash);
placeMenus();
start(document.currentScript?.dataset ?? {});
