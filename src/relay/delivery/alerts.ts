import { describeFailure } from "./deliver";
import type { Alerts } from "./counts";
import type { Store } from "./store";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Time without a problem until it is resolved, so that one that comes and goes is one problem. */
const calm = 10 * minute;

interface Reporting {
  store: Pick<Store, "readAlerts" | "writeAlerts">;
  /** Webhook, called with `{"text": …}`, the format of chats and monitors. Without it, only the run fails. */
  url: string | undefined;
  fetch: typeof globalThis.fetch;
  now: number;
  log: (line: string) => void;
}

/** Set while the database cannot be written. */
let unsaved: Alerts | undefined;

async function post(text: string, url: string, fetch: Reporting["fetch"]): Promise<string> {
  const headers = { "content-type": "application/json" };
  const init = { method: "POST", headers, body: JSON.stringify({ text }), signal: AbortSignal.timeout(10_000) };
  return fetch(url, init).then(({ ok, status }) => (ok ? "" : `status ${status}`), describeFailure);
}

/**
 * Reports problems when they begin, once a day while they last, and when they are resolved. Repeats an alert that could not be sent
 * after an hour.
 * @throws {Error} if a problem is reported, so that the platform reports a failed run
 */
export async function reportProblems(
  problems: ReadonlyMap<string, string>,
  { store, url, fetch, now, log }: Reporting,
): Promise<void> {
  const before = unsaved ?? (await store.readAlerts().catch((): Alerts => ({})));
  const isDue = [...problems.keys()].some((name) => (before[name]?.dueAt ?? 0) <= now);
  const resolved = Object.keys(before).filter(
    (name) => !problems.has(name) && (before[name]?.seenAt ?? 0) <= now - calm,
  );
  const lines = [...(isDue ? problems.values() : []), ...resolved.map((name) => `Resolved: ${name}.`)];
  const failure = lines.length > 0 && url ? await post(lines.join("\n"), url, fetch) : "";

  const dueAt = now + (failure ? hour : day);
  const after: Alerts = {};
  for (const [name, alert] of Object.entries(before)) {
    if (!resolved.includes(name)) after[name] = alert;
    else if (failure) after[name] = { ...alert, seenAt: now + hour - calm };
  }
  for (const name of problems.keys())
    after[name] = { seenAt: now, dueAt: isDue ? dueAt : (before[name]?.dueAt ?? dueAt) };
  if (Object.keys({ ...before, ...after }).length > 0) {
    unsaved = await store.writeAlerts(after).then(
      () => undefined,
      () => after,
    );
  }
  if (failure) lines.push(`The alert webhook failed: ${failure}`);
  if (isDue || failure) throw new Error(lines.join("\n"));
  for (const line of lines) log(line);
}
