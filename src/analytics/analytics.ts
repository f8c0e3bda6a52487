import { hasPrivacySignal } from "../browser/fingerprint";
import { readStored, store } from "../browser/storage";
import { readEnvironment } from "./environment";
import { createRecorder } from "./recorder";
import { isStopped, recordKey, removeVisits, stopVisit } from "./stored-visits";
import { watchPage } from "./watch-page";

interface View {
  /** Without query and hash. */
  path: string;
  /** In milliseconds since 1970. */
  time: number;
}

let currentPath = "";
/** Views before recording has started. */
const earlyViews: View[] = [];
let addView = (view: View): void => void earlyViews.push(view);
let stopRecording = (): void => undefined;

/** Runs work when the page is idle, or after a timeout in milliseconds. */
function whenIdle(work: () => void, timeout: number): void {
  // Safari has no idle callbacks.
  if ("requestIdleCallback" in window) window.requestIdleCallback(work, { timeout });
  else setTimeout(work, timeout / 5);
}

/** Milliseconds until other tabs can read what one tab has stored. */
const syncTime = 100;

/** Runs work with a lock on the record. Without locks (insecure context, blocked storage) the last tab to write wins. */
async function runLocked(work: () => void): Promise<void> {
  const isDone =
    "locks" in navigator &&
    navigator.locks
      .request(recordKey, async () => {
        work();
        await new Promise((resolve) => setTimeout(resolve, syncTime));
      })
      .then(
        () => true,
        () => false,
      );
  if (!(await isDone)) work();
}

function startRecording(): void {
  const recorder = createRecorder({
    read: () => readStored("local", recordKey),
    write: (record) => store("local", recordKey, record),
    schedule: (work) => {
      whenIdle(() => void runLocked(work), 1000);
    },
    warn: console.warn,
  });
  const page = watchPage(recorder.add, () => {
    addView({ path: currentPath, time: Date.now() });
  });
  let isArrival = true;

  addView = ({ path, time }) => {
    page.leave();
    const isRecorded = !isStopped(time);
    if (isRecorded) {
      const [hour, environment] = [new Date(time).getHours(), readEnvironment(time, isArrival)];
      recorder.add({ type: "view", time, hour, path, environment });
    }
    isArrival = false;
    page.watch(isRecorded ? path : "");
  };
  stopRecording = () => {
    recorder.discard();
    page.watch("");
  };
  window.addEventListener("storage", ({ key, newValue }) => {
    if ((key === recordKey || key === null) && newValue === null) deleteVisits();
  });
  earlyViews.forEach(addView);
}

/** Calls back once the page is visible. Pages in background tabs or loaded in advance may never be. */
function whenVisible(act: () => void): void {
  if (document.visibilityState === "visible") {
    act();
    return;
  }
  const onChange = () => {
    if (document.visibilityState !== "visible") return;
    document.removeEventListener("visibilitychange", onChange);
    for (const view of earlyViews) view.time = Date.now();
    act();
  };
  document.addEventListener("visibilitychange", onChange);
}

/**
 * Starts recording visits when the page is idle. The data never leaves the browser. With Global Privacy Control it records nothing and
 * deletes stored data.
 */
export function startAnalytics(): void {
  whenIdle(() => {
    if (hasPrivacySignal()) removeVisits();
    else whenVisible(startRecording);
  }, 5000);
}

/** Records a page view. Ignores changes of only the query or the hash. */
export function recordView(pathname: string): void {
  const path = pathname.replace(/(?<=.)\/+$/u, "");
  if (path === currentPath) return;
  currentPath = path;
  addView({ path, time: Date.now() });
}

/** Deletes all data, and stops recording this visit. */
export function deleteVisits(): void {
  removeVisits();
  stopVisit(Date.now());
  stopRecording();
}
