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

/** Input in a part that starts it. Scrolling does not; touches are pointer events. */
const inputEvents = ["pointerover", "pointerdown", "keydown", "focusin"];

/** Whether the connection is 2G, or the browser requests reduced data (Save-Data). */
function isConnectionSlow(): boolean {
  const { saveData, effectiveType = "" } = navigator.connection ?? {};
  return saveData === true || effectiveType.includes("2g");
}

/** Whether the target of the address is in a part, or is one that a part answers. Their ids need no encoding. */
function isTargetInPart(): boolean {
  const target = document.getElementById(location.hash.slice(1));
  return target?.closest("[data-part], [data-account]") != null;
}

/** Why a part is needed before any input, by `data-wakes`. */
const reasons: Readonly<Record<string, () => boolean>> = {
  query: () => location.search !== "",
  hash: isTargetInPart,
  draft: () => readStored("session", draftKey) !== null,
};

function isAwaited(part: HTMLElement): boolean {
  const fields = [...part.querySelectorAll<HTMLInputElement>("input, textarea")];
  // Browsers restore fields, and forms are filled by programs.
  const isFilled = fields.some(({ type, value, defaultValue }) => type !== "radio" && value !== defaultValue);
  return isFilled || reasons[part.dataset["wakes"] ?? ""]?.() === true;
}

/** Disables the button of a form that is not valid, until its part does. */
function updateSend(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>("form[data-contact]:not([novalidate])")) {
    const button = form.querySelector<HTMLButtonElement>("[type=submit]");
    if (button) button.disabled = !form.checkValidity();
  }
}

/** Runs the scripts of the page's parts when one is needed, and fetches them before. */
export function manageParts(scripts: readonly string[]): void {
  const parts = [...document.querySelectorAll<HTMLElement>("[data-part]")];
  const waiting = new AbortController();
  const options = { capture: true, signal: waiting.signal };
  const note = document.querySelector<HTMLElement>("[data-not-loaded]");
  const { replay, submitNatively, findPressed, clear } = queueInput(runScripts);
  let isRunning = false;
  let hasFailed = false;

  /** Tries once more for a press, then reports beside its part that the scripts are missing, e.g. after a deployment. */
  function handleFailure(): void {
    const pressed = findPressed();
    isRunning = false;
    submitNatively();
    if (pressed && !hasFailed) runScripts();
    else if (pressed && note) {
      clear();
      note.hidden = false;
      // Screen readers read it again when it is inserted again.
      pressed.closest("[data-part]")?.after(note);
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
    if (parts.some(isAwaited)) runScripts();
  }

  addEventListener(hydratedEvent, ({ target }) => {
    const part = target as HTMLElement;
    part.dataset["started"] = "";
    replay(part);
    // Read by tests and tools.
    if (!document.querySelector(unanswered)) document.documentElement.dataset["scripted"] = "hydrated";
  });
  for (const type of inputEvents)
    addEventListener(
      type,
      ({ target }) => {
        if (findElement(target).closest("[data-part]")) runScripts();
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
    for (const part of parts) if ("moves" in part.dataset) moving.observe(part.closest("[data-animated]") ?? part);
    if (parts.some(({ dataset }) => !("rare" in dataset)) && !isConnectionSlow()) scripts.forEach(preload);
  });
}
