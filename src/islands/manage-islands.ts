import { findElement } from "../browser/find-element";
import { hydratedEvent } from "./hydrated-event";
import { readStored } from "../browser/storage";
import { draftKey } from "../browser/draft-key";
import { queueInput, unanswered } from "./queue-input";
import { preload, runScript } from "./run-script";
import { startEvent } from "./start-event";
import { whenPainted } from "./when-painted";

declare global {
  interface Navigator {
    connection?: { saveData?: boolean; effectiveType?: string };
  }
}

/** Input in an island that starts it. Scrolling does not; touches are pointer events. */
const inputEvents = ["pointerover", "pointerdown", "keydown", "focusin"];

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

/** Why an island is needed before any input, by `data-wakes`. */
const reasons: Readonly<Record<string, () => boolean>> = {
  query: () => location.search !== "",
  hash: isTargetInIsland,
  draft: () => readStored("session", draftKey) !== null,
};

function isAwaited(island: HTMLElement): boolean {
  const fields = [...island.querySelectorAll<HTMLInputElement>("input, textarea")];
  // Browsers restore fields, and forms are filled by programs.
  const isFilled = fields.some(({ type, value, defaultValue }) => type !== "radio" && value !== defaultValue);
  return isFilled || reasons[island.dataset["wakes"] ?? ""]?.() === true;
}

/** Disables the button of a form that is not valid, until its island does. */
function updateSend(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>("form[data-contact]:not([novalidate])")) {
    const button = form.querySelector<HTMLButtonElement>("[type=submit]");
    if (button) button.disabled = !form.checkValidity();
  }
}

/** Runs the scripts of the page's islands when one is needed, and fetches them before. */
export function manageIslands(scripts: readonly string[]): void {
  const islands = [...document.querySelectorAll<HTMLElement>("[data-island]")];
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

  function loadAwaited(): void {
    if (islands.some(isAwaited)) runScripts();
  }

  addEventListener(hydratedEvent, ({ target }) => {
    const island = target as HTMLElement;
    island.dataset["started"] = "";
    replay(island);
    // Read by tests and tools.
    if (!document.querySelector(unanswered)) document.documentElement.dataset["scripted"] = "hydrated";
  });
  for (const type of inputEvents)
    addEventListener(
      type,
      ({ target }) => {
        if (findElement(target).closest("[data-island]")) runScripts();
      },
      options,
    );
  for (const type of ["pageshow", "hashchange", "popstate", "change"]) addEventListener(type, loadAwaited, options);
  // Captured, because the queue stops these events.
  for (const type of ["input", "change", "pageshow"]) addEventListener(type, updateSend, true);
  updateSend();
  whenPainted(() => {
    loadAwaited();
    const moving = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) runScripts();
    });
    waiting.signal.addEventListener("abort", () => moving.disconnect());
    if (waiting.signal.aborted) return;
    for (const island of islands)
      if ("moves" in island.dataset) moving.observe(island.closest("[data-animated]") ?? island);
    if (islands.some(({ dataset }) => !("rare" in dataset)) && !isConnectionSlow()) scripts.forEach(preload);
  });
}
