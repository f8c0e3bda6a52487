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
let recording: { addView: (view: View) => void; stop: () => void } | undefined;

/** @param timeout in milliseconds: the work is done by then, idle or not */
function whenIdle(work: () => void, timeout: number): void {
  // Safari has no idle callbacks.
  if ("requestIdleCallback" in window) window.requestIdleCallback(work, { timeout });
  else setTimeout(work, timeout / 5);
}

function startRecording(): NonNullable<typeof recording> {
  const recorder = createRecorder({
    tab: Math.random().toString(36).slice(2, 10),
    read: () => readStored("local", recordKey),
    write: (record) => store("local", recordKey, record),
    whenIdle: (work) => {
      whenIdle(work, 1000);
    },
    now: () => performance.now(),
    warn: (message) => {
      console.warn(message);
    },
  });
  const page = watchPage(recorder.add, () => {
    addView({ path: shown, time: Date.now() });
  });
  let isArrival = true;

  function addView({ path, time }: View): void {
    page.leave();
    const isRecorded = !isStopped(time);
    if (isRecorded) {
      const [hour, environment] = [new Date(time).getHours(), readEnvironment(time, isArrival)];
      recorder.add({ type: "view", time, hour, path, environment });
    }
    isArrival = false;
    page.watch(isRecorded ? path : "");
  }

  window.addEventListener("storage", ({ key, newValue }) => {
    if (key !== recordKey && key !== null) return;
    if (newValue === null) deleteVisits();
    else recorder.merge();
  });

  return {
    addView,
    stop() {
      recorder.drop();
      page.watch("");
    },
  };
}

/**
 * Starts recording the visitor's own visits in the visitor's own browser when the page is idle. Nothing leaves the browser.
 * With Global Privacy Control it records nothing and deletes stored data.
 */
export function startAnalytics(): void {
  whenIdle(() => {
    if (asksForPrivacy()) {
      removeVisits();
      return;
    }
    recording = startRecording();
    for (const view of early.splice(0)) recording.addView(view);
  }, 5000);
}

/** Records that the page of a path is shown. A change of query or hash alone is no view. */
export function recordView(pathname: string): void {
  const path = pathname.replace(/(?<=.)\/+$/u, "");
  if (path === shown) return;
  shown = path;
  const view = { path, time: Date.now() };
  if (recording) recording.addView(view);
  else early.push(view);
}

/** Deletes everything, and stops the recording of this visit. */
export function deleteVisits(): void {
  removeVisits();
  stopVisit(Date.now());
  recording?.stop();
}
