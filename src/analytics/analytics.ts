import { asksForPrivacy } from "../browser/fingerprint";
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

let shown = "";
/** Views before recording has started. */
const early: View[] = [];
let addView = (view: View): void => void early.push(view);
let stopRecording = (): void => undefined;

/** @param timeout in milliseconds: the work is done by then, idle or not */
function whenIdle(work: () => void, timeout: number): void {
  // Safari has no idle callbacks.
  if ("requestIdleCallback" in window) window.requestIdleCallback(work, { timeout });
  else setTimeout(work, timeout / 5);
}

/** Milliseconds in which a browser carries what one tab has stored to the process of another. */
const syncTime = 100;

/** Runs work while no other tab runs its own. Without locks (no secure context, blocked storage) the last tab to write wins. */
async function runAlone(work: () => void): Promise<void> {
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
      whenIdle(() => void runAlone(work), 1000);
    },
    warn: console.warn,
  });
  const page = watchPage(recorder.add, () => {
    addView({ path: shown, time: Date.now() });
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
    recorder.drop();
    page.watch("");
  };
  window.addEventListener("storage", ({ key, newValue }) => {
    if ((key === recordKey || key === null) && newValue === null) deleteVisits();
  });
  early.forEach(addView);
}

/** Calls back when the page is visible: a tab in the background, or a page that is rendered in advance, may never be. */
function whenSeen(act: () => void): void {
  if (document.visibilityState === "visible") {
    act();
    return;
  }
  const onChange = () => {
    if (document.visibilityState !== "visible") return;
    document.removeEventListener("visibilitychange", onChange);
    for (const view of early) view.time = Date.now();
    act();
  };
  document.addEventListener("visibilitychange", onChange);
}

/**
 * Starts recording the visitor's own visits in the visitor's own browser when the page is idle. Nothing leaves the browser.
 * With Global Privacy Control it records nothing and deletes stored data.
 */
export function startAnalytics(): void {
  whenIdle(() => {
    if (asksForPrivacy()) removeVisits();
    else whenSeen(startRecording);
  }, 5000);
}

/** Records that the page of a path is shown. A change of query or hash alone is no view. */
export function recordView(pathname: string): void {
  const path = pathname.replace(/(?<=.)\/+$/u, "");
  if (path === shown) return;
  shown = path;
  addView({ path, time: Date.now() });
}

/** Deletes everything, and stops the recording of this visit. */
export function deleteVisits(): void {
  removeVisits();
  stopVisit(Date.now());
  stopRecording();
}
