import { findElement } from "../browser/find-element";
import { draftKey } from "../browser/draft-key";
import { hydratedEvent, startEvent } from "./events";
import { isChanged } from "./keep-input";
import { queueInput, unanswered } from "./queue-input";
import { preload, runScript } from "./run-script";
import { whenPainted } from "./when-painted";

declare global {
  interface Navigator {
    connection?: { saveData?: boolean; effectiveType?: string };
  }
}

/** Input in an island that starts all islands at once. */
const touches = ["pointerover", "pointerdown", "keydown", "focusin"];

/** Input anywhere that starts them once their scripts are fetched. A touch that scrolls ends without `pointerup`. */
const signs = ["mousemove", "pointerup", "keydown", "focusin"];

/** Milliseconds after the first scroll until islands start, so that it stays smooth. */
const scrollTime = 1000;

/** Whether the connection is 2G, or the browser requests reduced data (Save-Data). */
function isConnectionSlow(): boolean {
  const { saveData, effectiveType = "" } = navigator.connection ?? {};
  return saveData === true || effectiveType.includes("2g");
}

/** Whether the target of the address is in an island, or is one that an island answers. Their ids need no encoding. */
function isTargetInIsland(): boolean {
  const target = document.getElementById(location.hash.slice(1));
  return target?.closest("[data-island], [data-account]") != null;
}

/** Whether there is an island with this start, see `create-island.tsx`. */
function startsBy(start: string): boolean {
  return document.querySelector(`[data-start~=${start}]`) !== null;
}

/** Whether browsers have restored fields of an island, or programs have filled them in. */
function isFilled(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement>("[data-island] :is(input, textarea)");
  return [...fields].some(isChanged);
}

/** Whether this tab has stored a draft of the form. Values that could not be stored are not in this script. */
function hasDraft(): boolean {
  try {
    return sessionStorage.getItem(draftKey) !== null;
  } catch {
    return false;
  }
}

/** Whether an island is needed before any touch. */
function isAwaited(): boolean {
  return (
    isFilled() ||
    (location.search !== "" && startsBy("query")) ||
    (isTargetInIsland() && startsBy("target")) ||
    (hasDraft() && startsBy("draft"))
  );
}

/** Runs the scripts of the page's islands when one is needed, and fetches them before. */
export function manageIslands(scripts: readonly string[]): void {
  const waiting = new AbortController();
  const options = { capture: true, signal: waiting.signal };
  const note = document.querySelector<HTMLElement>("[data-not-loaded]");
  const { replay, submitNatively, findPressed, clear } = queueInput(runScripts);
  let isRunning = false;
  let hasFailed = false;

  /** Tries once more for a press, then reports beside its island that the scripts are missing, e.g. after a deployment. */
  function handleFailure(): void {
    const pressed = findPressed();
    isRunning = false;
    submitNatively();
    if (pressed && !hasFailed) runScripts();
    else if (pressed && note) {
      clear();
      note.hidden = false;
      // Screen readers read it again when it is inserted again.
      pressed.closest("[data-island]")?.after(note);
    }
    hasFailed = true;
  }

  /** Runs the scripts once. If one cannot be loaded, the next press tries again. */
  function runScripts(): void {
    if (isRunning) return;
    isRunning = true;
    waiting.abort();
    Promise.all(scripts.map(runScript)).then(() => {
      if (note) note.hidden = true;
      dispatchEvent(new Event(startEvent));
    }, handleFailure);
  }

  /** Fetches the scripts, then runs them when a visitor is there. */
  function prefetch(): void {
    scripts.forEach(preload);
    for (const type of signs) addEventListener(type, runScripts, options);
    addEventListener("scroll", () => setTimeout(runScripts, scrollTime), { ...options, once: true });
  }

  /** Calls `act` when one of the islands is visible, unless they are started. */
  function observe(islands: Iterable<Element>, act: () => void): void {
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      act();
    });
    waiting.signal.addEventListener("abort", () => observer.disconnect());
    for (const island of islands) observer.observe(island.closest("[data-animated]") ?? island);
  }

  function runAwaited(): void {
    if (isAwaited()) runScripts();
  }

  addEventListener(hydratedEvent, ({ target }) => {
    const island = target as HTMLElement;
    island.dataset["started"] = "";
    replay(island);
    // Read by tests and tools.
    if (!document.querySelector(unanswered)) document.documentElement.dataset["scripted"] = "hydrated";
  });
  for (const type of touches)
    addEventListener(
      type,
      ({ target }) => {
        if (findElement(target).closest("[data-island]")) runScripts();
      },
      options,
    );
  for (const type of ["pageshow", "hashchange", "popstate", "change"]) addEventListener(type, runAwaited, options);
  whenPainted(() => {
    runAwaited();
    if (waiting.signal.aborted) return;
    observe(document.querySelectorAll("[data-start~=visible]"), runScripts);
    if (isConnectionSlow()) return;
    const early = document.querySelector("[data-island]:not([data-prefetch])");
    if (early) prefetch();
    else observe(document.querySelectorAll("[data-island]"), prefetch);
  });
}
