import { describeFailure } from "./deliver";
import { formatAlert, joinLines, type AlertFormat } from "./format-alert";
import type { Problem } from "../problem";
import type { Store } from "../store/store";
import type { AlertChanges, Alerts } from "../store/alerts";
import { day, hour, minute } from "../times";

const never = 8.64e15;

/** Time without a problem until it is resolved, so that one that comes and goes is one problem. */
const calm = 10 * minute;

interface Reporting {
  store: Pick<Store, "readAlerts" | "claimAlerts" | "changeAlerts">;
  /** Webhook. Without it, only the run fails. */
  url: string | undefined;
  /** Unset, that of the webhook's host. */
  format?: AlertFormat | undefined;
  fetch: typeof globalThis.fetch;
  now: number;
  log: (line: string) => void;
}

/** What this worker has reported while the database cannot be written. */
let unsaved: Alerts | undefined;

/** Plans what a run reports. Until it is sent, each alert is due again in an hour. */
function plan(problems: ReadonlyMap<string, string | Problem>, before: Alerts, now: number) {
  const lines: string[] = [];
  const resolved: string[] = [];
  const after: Alerts = {};
  const sent: AlertChanges = {};
  for (const [name, known] of Object.entries(before)) {
    if (problems.has(name)) continue;
    if (known.seenAt > now - calm) after[name] = known;
    else if (known.dueAt < never) {
      resolved.push(`Resolved: ${name}.`);
      after[name] = { ...known, seenAt: now + hour - calm };
      sent[name] = null;
    }
  }
  for (const [name, found] of problems) {
    const { text, events = [], isOnce = false }: Problem = typeof found === "string" ? { text: found } : found;
    const known = before[name] ?? { seenAt: now, dueAt: 0 };
    const { newest = 0 } = known;
    const isDue = known.dueAt <= now;
    const shown = isDue ? events : events.filter(({ at }) => at > newest);
    after[name] = { ...known, seenAt: now };
    if (!isDue && shown.length === 0) continue;
    lines.push(...[...shown.map((event) => event.text), text].flatMap((one) => one.split("\n")));
    after[name] = { seenAt: now, dueAt: now + hour, newest: Math.max(newest, events[0]?.at ?? 0) };
    sent[name] = { dueAt: isOnce ? never : now + day };
  }
  return { lines, resolved, after, sent };
}

async function post(lines: readonly string[], { url = "", format, fetch }: Reporting): Promise<string> {
  const headers = { "content-type": "application/json" };
  const body = JSON.stringify(formatAlert(lines, url, format));
  const init = { method: "POST", headers, body, signal: AbortSignal.timeout(10_000) };
  return fetch(url, init).then(async (answer) => {
    await answer.body?.cancel();
    return answer.ok ? "" : `status ${answer.status}`;
  }, describeFailure);
}

/** Notes that alerts were sent. If that fails, they are repeated in an hour. */
async function note(sent: AlertChanges, store: Reporting["store"]): Promise<void> {
  if (!unsaved) return store.changeAlerts(sent).catch(() => undefined);
  for (const [name, change] of Object.entries(sent)) {
    const known = unsaved[name];
    if (change && known) Object.assign(known, change);
    else unsaved = Object.fromEntries(Object.entries(unsaved).filter(([other]) => other !== name));
  }
}

/**
 * Claims what a run reports, so that of overlapping runs one reports it. Without the database, the worker remembers what it has reported.
 * @returns undefined if another run has claimed it
 */
async function claim(problems: ReadonlyMap<string, string | Problem>, { store, now }: Reporting) {
  const stored = await store.readAlerts().catch(() => undefined);
  const planned = plan(problems, unsaved ?? stored?.alerts ?? {}, now);
  const isUnchanged = stored && Object.keys({ ...stored.alerts, ...planned.after }).length === 0;
  const isClaimed = isUnchanged
    ? true
    : stored && (await store.claimAlerts(stored.text, planned.after).catch(() => undefined));
  if (isClaimed === false) return undefined;
  if (isClaimed) {
    unsaved = undefined;
    return planned;
  }
  // Another run of this worker may have reported in the meantime.
  const again = plan(problems, unsaved ?? stored?.alerts ?? {}, now);
  unsaved = again.after;
  return again;
}

/**
 * Reports problems when they begin, once a day while they last, and when they are resolved. Repeats an alert that could not be sent
 * after an hour.
 * @throws {Error} if a problem is reported, so that the platform reports a failed run
 */
export async function reportProblems(
  problems: ReadonlyMap<string, string | Problem>,
  reporting: Reporting,
): Promise<void> {
  const claimed = await claim(problems, reporting);
  if (!claimed) return;
  const { lines, resolved, sent } = claimed;
  const all = [...lines, ...resolved];
  if (all.length === 0) return;
  const failure = reporting.url ? await post(all, reporting) : "";
  if (!failure) await note(sent, reporting.store);
  const text = joinLines(all);
  if (failure) throw new Error(`${text}\nThe alert webhook failed: ${failure}`);
  if (lines.length > 0) throw new Error(text);
  reporting.log(text);
}
