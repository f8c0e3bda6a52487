import { asksForPrivacy } from "../browser/fingerprint";
import { readStored, store } from "../browser/storage";
import { classifyDevice, nameBrowser, nameSystem } from "./agents";
import type { Environment } from "./apply";
import { forget } from "./forget";
import { recordKey } from "./keys";
import { createRecorder } from "./recorder";
import { isStopped, stopVisit } from "./stopped";
import { readVisitor } from "./visitor";
import { watchPage } from "./watch-page";

/** A page that was shown. */
export interface View {
  /** Without query and hash. */
  path: string;
  /** In milliseconds since 1970. */
  time: number;
}

/** In milliseconds: what one tab has written has reached the others by then. */
const settleTime = 25;

function wait(time: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, time));
}

/** Works while no other tab does. Where there are no locks, or none are given, tabs take turns by chance. */
async function takeTurn(work: () => Promise<void>): Promise<void> {
  try {
    await navigator.locks.request(recordKey, work);
  } catch {
    await work();
  }
}

/** Where the visitor comes from: another host, or nowhere that is known. */
function nameReferrer(): string {
  const host = URL.canParse(document.referrer) ? new URL(document.referrer).host : "";
  return host === "" || host === window.location.host ? "direct" : host;
}

function readEnvironment(time: number): Environment {
  const { userAgent, maxTouchPoints } = navigator;
  return {
    visitor: readVisitor(time),
    referrer: nameReferrer(),
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
    return { onView: () => undefined, deleteAll: forget };
  }

  const recorder = createRecorder({
    read: () => readStored("local", recordKey),
    write: (record) => store("local", recordKey, record),
    lock: takeTurn,
    settle: () => wait(settleTime),
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
    page.leave(recorder.add);
    shown = path;
    if (isStopped(time)) {
      page.ignore();
      return;
    }
    recorder.add({ type: "view", time, hour: new Date(time).getHours(), path, environment: readEnvironment(time) });
    page.show(path);
  }

  function stop(): void {
    stopVisit(Date.now());
    recorder.drop();
    page.ignore();
  }

  // Deleted in another tab.
  window.addEventListener("storage", ({ key, newValue }) => {
    if ((key !== recordKey && key !== null) || newValue !== null) return;
    stop();
    forget();
  });

  return {
    onView,
    deleteAll(): void {
      stop();
      forget();
    },
  };
}
