import type { startAnalytics, View } from "./start";

type Analytics = ReturnType<typeof startAnalytics>;

let analytics: Promise<Analytics> | undefined;
let shown: string | undefined;
/** Pages that were shown and not yet recorded. */
const early: View[] = [];

function tellEarly({ onView }: Analytics): void {
  for (const view of early.splice(0)) onView(view);
}

/** Starts recording, once. */
export function loadAnalytics(): Promise<Analytics> {
  analytics ??= import(/* webpackMode: "eager" */ "./start").then(({ startAnalytics: start }) => {
    const started = start();
    tellEarly(started);
    return started;
  });
  return analytics;
}

/** Called when the browser has nothing else to do, and at the latest after some seconds. */
function whenIdle(act: () => void): void {
  // Not every browser tells.
  if ("requestIdleCallback" in window) window.requestIdleCallback(act, { timeout: 5000 });
  else setTimeout(act, 2000);
}

/** Recording begins after the page is loaded and can be used. */
export function loadWhenIdle(): void {
  function begin() {
    whenIdle(() => {
      // What cannot be loaded records nothing, and is missed by nobody.
      loadAnalytics().catch(() => undefined);
    });
  }
  if (document.readyState === "complete") begin();
  else window.addEventListener("load", begin, { once: true });
}

/** Notes that the page of a path is shown. A change of query or hash alone shows no other page. */
export function noteView(pathname: string): void {
  const path = pathname.replace(/(?<=.)\/+$/u, "");
  if (path === shown) return;
  shown = path;
  early.push({ path, time: Date.now() });
  analytics?.then(tellEarly, () => undefined);
}
