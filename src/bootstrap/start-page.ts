/**
 * The inline script of every page: loads Gatsby's scripts after the first paint when the browser is idle, or at the first input; on a
 * slow connection only at the first input. `src/gatsby/finish/` bundles it and writes the scripts' addresses into `data-load`.
 */
import { placeMenus } from "../browser/place-menus";
import { hydratedEvent, queueInput } from "./queue-input";

declare global {
  interface Navigator {
    connection?: { saveData?: boolean; effectiveType?: string };
  }
}

/** Input that may precede something that needs scripts. Scrolling does not; touches are pointer events. */
const inputEvents = ["pointerover", "pointerdown", "keydown", "focusin"];

/** Longest wait for an idle moment, in milliseconds. */
const idleTimeout = 5000;

/** Milliseconds after which a loaded page counts as painted. Firefox does not report the paint of a page that opens scrolled down. */
const paintTimeout = 2000;

/** Gatsby's router reads a path as a pattern and decodes it: it would render nothing for other paths, and for `/index.html/`. */
const supportedPath = /^(?!.*\/index\.html\/)[\w./~-]*$/;

/** Calls back, maybe more than once, after the first paint with content. */
function whenPainted(act: () => void): void {
  new PerformanceObserver((list) => {
    if (list.getEntriesByName("first-contentful-paint").length > 0) act();
  }).observe({ type: "paint", buffered: true });
  setTimeout(act, paintTimeout);
}

function whenIdle(act: () => void): void {
  // Safari has no such function.
  if ("requestIdleCallback" in window) requestIdleCallback(act, { timeout: idleTimeout });
  else setTimeout(act, 200);
}

/** Whether the connection is as slow as 2G, or the browser requests reduced data (Save-Data). */
function isConnectionSlow(): boolean {
  const { saveData, effectiveType = "" } = navigator.connection ?? {};
  return saveData === true || effectiveType.includes("2g");
}

/** Removes a hash that cannot be decoded: Gatsby's router decodes it and would throw. */
function removeMalformedHash(): void {
  try {
    decodeURI(location.hash);
  } catch {
    history.replaceState(history.state, "", `${location.pathname}${location.search}`);
  }
}

/** @param load addresses of Gatsby's scripts, separated by spaces */
function start({ load = "" }: DOMStringMap): void {
  if (!supportedPath.test(location.pathname)) return;
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

  // Gatsby rejects when it cannot load what the page needs. The page stays HTML, whose links and forms work.
  onunhandledrejection = (event) => {
    event.preventDefault();
    console.error("The page could not be hydrated:", event.reason);
    submitNatively();
  };
  addEventListener(hydratedEvent, () => {
    onunhandledrejection = null;
    replay();
  });
  for (const type of inputEvents) addEventListener(type, loadScripts, { capture: true, signal: waiting.signal });
  if (!isConnectionSlow()) {
    onload = () => {
      whenPainted(() => {
        whenIdle(loadScripts);
      });
    };
  }
}

/** Trusted Types: a script element may load files from the root of this site only. */
window.trustedTypes?.createPolicy("default", {
  createScriptURL: (address) => (/^\/[\w.~-]+$/.test(address) ? address : null),
});
// Before Gatsby's modules are loaded, because its history reads the address at once.
removeMalformedHash();
addEventListener("popstate", removeMalformedHash);
placeMenus();
start(document.currentScript?.dataset ?? {});
