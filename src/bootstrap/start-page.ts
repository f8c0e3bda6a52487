/**
 * Inline script of every page. Loads Gatsby's scripts when the browser is idle after the first paint, or on the first input; on a
 * slow connection only on input. `src/gatsby/finish/` bundles it and writes the URLs of the scripts into `data-load`.
 */
import { keepSelection } from "../browser/keep-selection";
import { manageMenus } from "../browser/menus";
import { suggestPage } from "../browser/suggest-page";
import { hydratedEvent, queueInput } from "./queue-input";

declare global {
  interface Navigator {
    connection?: { saveData?: boolean; effectiveType?: string };
  }
}

/** Input that loads the scripts. Scrolling does not; touches are pointer events. */
const inputEvents = ["pointerover", "pointerdown", "keydown", "focusin"];

/** Milliseconds. */
const idleTimeout = 5000;

/** Milliseconds after which a page counts as painted. Firefox reports no paint for pages that open scrolled down. */
const paintTimeout = 2000;

/** Paths that Gatsby's router can render. It interprets a path as a pattern and decodes it. */
const supportedPath = /^(?!.*\/index\.html\/)[\w./~-]*$/;

/** Calls `act` after the first contentful paint, possibly more than once. */
function whenPainted(act: () => void): void {
  new PerformanceObserver((list) => {
    if (list.getEntriesByName("first-contentful-paint").length > 0) act();
  }).observe({ type: "paint", buffered: true });
  setTimeout(act, paintTimeout);
}

function whenIdle(act: () => void): void {
  // Safari does not support `requestIdleCallback`.
  if ("requestIdleCallback" in window) requestIdleCallback(act, { timeout: idleTimeout });
  else setTimeout(act, 200);
}

/** Whether the connection is 2G, or the browser requests reduced data (Save-Data). */
function isConnectionSlow(): boolean {
  const { saveData, effectiveType = "" } = navigator.connection ?? {};
  return saveData === true || effectiveType.includes("2g");
}

/** Removes a malformed hash, for which Gatsby's router would throw. */
function removeMalformedHash(): void {
  try {
    decodeURI(location.hash);
  } catch {
    history.replaceState(history.state, "", `${location.pathname}${location.search}`);
  }
}

/** @param load URLs of Gatsby's scripts, separated by spaces */
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
      script.async = false; // keeps the order
      script.onerror = submitNatively;
      script.src = src;
      document.head.append(script);
    }
  }

  // Gatsby rejects if resources of the page cannot be loaded. Links and forms of the HTML still work.
  onunhandledrejection = (event) => {
    event.preventDefault();
    console.error("The page could not be hydrated:", event.reason);
    submitNatively();
  };
  addEventListener(hydratedEvent, () => {
    onunhandledrejection = null;
    // Read by tests and tools.
    document.documentElement.dataset["scripted"] = "hydrated";
    replay();
  });
  for (const type of inputEvents) addEventListener(type, loadScripts, { capture: true, signal: waiting.signal });
  if (!isConnectionSlow()) {
    onload = () => {
      whenPainted(() => whenIdle(loadScripts));
    };
  }
}

/** Trusted Types: allows only scripts from the root of this site. */
window.trustedTypes?.createPolicy("default", {
  createScriptURL: (address) => (/^\/[\w.~-]+$/.test(address) ? address : null),
});
// Runs before Gatsby's modules, which read the location when they load.
removeMalformedHash();
addEventListener("popstate", removeMalformedHash);
manageMenus();
keepSelection();
suggestPage();
start(document.currentScript?.dataset ?? {});
