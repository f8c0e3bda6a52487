import { asksForPrivacy } from "../browser/fingerprint";
import { readStored, store } from "../browser/storage";
import { classifyDevice, nameBrowser, nameSystem } from "./agents";
import { forget } from "./forget";
import { recordKey } from "./keys";
import { createRecorder } from "./recorder";
import type { Environment } from "./sessions";
import { isStopped, resumeVisits, stopVisit, stoppedKey } from "./stopped";
import { readVisitor } from "./visitor";
import { watchPage } from "./watch-page";

/** A page that was shown. */
export interface View {
  /** Without query and hash. */
  path: string;
  /** In milliseconds since 1970. */
  time: number;
}

/** Does something when the browser is idle, and at the latest after a second. */
function whenIdle(work: () => void): void {
  // Not every browser tells.
  if ("requestIdleCallback" in window) window.requestIdleCallback(work, { timeout: 1000 });
  else setTimeout(work, 50);
}

/** Where the visitor came from to this page load: another host, or nowhere that is known. */
function nameReferrer(): string {
  const host = URL.canParse(document.referrer) ? new URL(document.referrer).host : "";
  return host === "" || host === window.location.host ? "direct" : host;
}

/** @param isArrival whether it is the first view since the page was loaded: a session that begins later comes from the site itself */
function readEnvironment(time: number, isArrival: boolean): Environment {
  const { userAgent, maxTouchPoints } = navigator;
  return {
    visitor: readVisitor(time),
    referrer: isArrival ? nameReferrer() : "direct",
    userAgent,
    screenResolution: `${window.screen.width}x${window.screen.height}`,
    device: classifyDevice(window.innerWidth),
    browser: nameBrowser(userAgent),
    os: nameSystem(userAgent, maxTouchPoints),
  };
}

/**
 * Records the visitor's own visits in the visitor's own browser; nothing leaves it.
 * @returns what to call when a page is shown, and what deletes all and records nothing more of this visit
 */
export function startAnalytics() {
  if (asksForPrivacy()) {
    forget();
    resumeVisits();
    return { onView: () => undefined, deleteAll: forget };
  }

  const recorder = createRecorder({
    tab: Math.random().toString(36).slice(2, 10),
    read: () => readStored("local", recordKey),
    write: (record) => store("local", recordKey, record),
    later: whenIdle,
    now: () => performance.now(),
    warn: (message) => {
      console.warn(message);
    },
  });
  const page = watchPage({
    add: recorder.add,
    addLast: recorder.addLast,
    onReturn: () => {
      onView({ path: shown, time: Date.now() });
    },
  });
  let shown = "";

  function onView({ path, time }: View): void {
    const isArrival = shown === "";
    page.leave(recorder.add);
    shown = path;
    if (isStopped(time)) {
      page.ignore();
      return;
    }
    recorder.add({
      type: "view",
      time,
      hour: new Date(time).getHours(),
      path,
      environment: readEnvironment(time, isArrival),
    });
    page.show(path);
  }

  function ignoreVisit(): void {
    recorder.drop();
    page.ignore();
  }

  function deleteAll(): void {
    forget();
    // Afterwards, when a full storage has room again.
    stopVisit(Date.now());
    ignoreVisit();
  }

  window.addEventListener("storage", ({ key, newValue }) => {
    if (key === stoppedKey && newValue !== null) ignoreVisit();
    if (key !== recordKey && key !== null) return;
    if (newValue !== null) {
      recorder.onChange();
      return;
    }
    // Deleted in another tab.
    deleteAll();
  });

  return { onView, deleteAll };
}
