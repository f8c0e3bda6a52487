import { readStored, writeStored } from "../browser/storage";
import { whenIdle } from "../browser/when-idle";
import { prepareVisitor, readEnvironment } from "./environment";
import { createRecorder } from "./recorder";
import { answerEvent, answerKey, isAllowed, isStopped, recordKey, removeVisits, stopVisit } from "./stored-visits";
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
/** Discards unwritten events, and views the current page again. */
let restart = (): void => undefined;

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
    write: (record) => writeStored("local", recordKey, record),
    schedule: (work) => whenIdle(() => void runLocked(work), 1000),
    warn: console.warn,
  });
  const viewAgain = () => addView({ path: currentPath, time: Date.now() });
  const page = watchPage(recorder.add, viewAgain);
  let isArrival = true;

  addView = ({ path, time }) => {
    page.leave();
    const isRecorded = isAllowed() && !isStopped(time);
    if (isRecorded) {
      const environment = readEnvironment(time, isArrival);
      recorder.add({ type: "view", time, hour: new Date(time).getHours(), path, environment });
    }
    isArrival = false;
    page.watch(isRecorded ? path : "");
  };
  restart = () => {
    page.watch("");
    recorder.discard();
    viewAgain();
  };
  window.addEventListener("storage", ({ key, newValue }) => {
    const isDeleted = (key === recordKey || key === null) && newValue === null;
    if (isDeleted || (key === answerKey && newValue === "no")) deleteVisits();
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
 * Starts recording visits when the page is idle. The data never leaves the browser. Deletes stored data where nothing may be recorded,
 * e.g. with Global Privacy Control.
 */
export function startAnalytics(): void {
  whenIdle(() => {
    if (!isAllowed()) removeVisits();
    whenVisible(() => {
      const now = Date.now();
      if (isAllowed() && !isStopped(now)) prepareVisitor(now, startRecording);
      else startRecording();
    });
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
  if (isAllowed()) stopVisit(Date.now());
  restart();
}

/** Stores whether visits may be recorded. Deletes all data first, which makes room in full storage. */
export function allowRecording(mayRecord: boolean): void {
  removeVisits();
  writeStored("local", answerKey, mayRecord ? "yes" : "no");
  restart();
  dispatchEvent(new Event(answerEvent));
}
