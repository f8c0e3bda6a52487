import site from "#content/site.json";
import type { Rejections } from "../delivery/counts";
import type { Store } from "../delivery/store";
import { isAllowedOrigin } from "./origins";

const hour = 60 * 60 * 1000;

/** Rejections of this worker in an hour, by name, and how many of them the database has. */
const counted = new Map<string, { total: number; stored: number }>();
let countedSince = 0;

/**
 * Names a rejection by the origin that is not allowed, otherwise by its status. The origin is a stranger's: ten an hour, of at most 100
 * plain characters.
 */
function nameRejection(status: number, origin: string): string {
  const isPlain = /^https?:\/\/[\w.:[\]-]{1,92}$/u.test(origin);
  const isCounted = counted.has(origin) || counted.size < 10;
  return status === 403 && isPlain && isCounted ? origin : String(status);
}

/**
 * Counts a rejected post, or the preflight request that prevents one, by hour. After the first 20, writes to the database and the log
 * when a count has grown by a tenth, so that a flood causes few writes. Never throws.
 */
export async function countRejection(
  { method, headers }: Request,
  status: number,
  { store, now, log }: { store: Pick<Store, "addRejections">; now: number; log: (line: string) => void },
): Promise<void> {
  if (!["POST", "OPTIONS"].includes(method) || status < 400 || status >= 500) return;
  const since = now - (now % hour);
  if (since !== countedSince) counted.clear();
  countedSince = since;
  const name = nameRejection(status, headers.get("origin") ?? "");
  const count = counted.get(name) ?? { total: 0, stored: 0 };
  counted.set(name, count);
  count.total += 1;
  const added = count.total - count.stored;
  if (count.total > 20 && added * 10 < count.stored) return;
  count.stored = count.total;
  log(`posts rejected in this hour, ${name}: ${count.total}`);
  await store.addRejections(since, name, added).catch(() => undefined);
}

function sum(rejections: readonly Rejections[]): number {
  return rejections.reduce((total, { count }) => total + count, 0);
}

/** Lists names with their totals, the five most frequent first. */
function list(rejections: readonly Rejections[]): string {
  const totals = new Map<string, number>();
  for (const { name, count } of rejections) totals.set(name, (totals.get(name) ?? 0) + count);
  const sorted = [...totals].sort(([, one], [, other]) => other - one).slice(0, 5);
  return sorted.map(([name, count]) => `${name} (${count})`).join(", ");
}

/** Whether an origin is that of the site, perhaps without `www.` or HTTPS. */
function isOfSite(origin: string): boolean {
  const readHost = (url: string) => new URL(url).host.replace(/^www\./u, "");
  return URL.canParse(origin) && readHost(origin) === readHost(site.url);
}

/** Finds problems: rejected origins, if the site's is one or nothing else arrives; and many rejections in an hour. */
export async function findRejectionProblems(
  store: Pick<Store, "listRejections">,
  allowed: readonly string[],
  now: number,
): Promise<Map<string, string>> {
  const { rejections, lastReceivedAt } = await store.listRejections(now);
  const problems = new Map<string, string>();
  const foreign = rejections.filter(({ name }) => name.includes(":") && !isAllowedOrigin(allowed, name));
  // A submission may have been stored before or after those of its hour.
  const isOnlyForeign =
    sum(foreign.filter(({ since }) => since > lastReceivedAt)) >= 3 ||
    sum(foreign.filter(({ since }) => since > lastReceivedAt - hour)) >= 10;
  if (isOnlyForeign || foreign.some(({ name }) => isOfSite(name))) {
    const origins = `ALLOWED_ORIGINS lists ${allowed.join(" ") || "none"}, posts come from ${list(foreign)}`;
    problems.set("rejected origins", `Posts are rejected for their origin: ${origins}. Add it if it is your site.`);
  }
  const hours = [now, now - hour].map((time) => rejections.filter(({ since }) => since === time - (time % hour)));
  const busy = hours.find((one) => sum(one) >= 50);
  if (busy) problems.set("many rejections", `At least ${sum(busy)} posts were rejected in an hour: ${list(busy)}.`);
  return problems;
}
