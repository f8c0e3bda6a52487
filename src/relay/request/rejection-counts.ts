import site from "#content/site.json";
import type { Rejections } from "../store/counts";
import type { Store } from "../store/store";
import { isAllowedOrigin } from "./origins";
import { day, hour } from "../times";

/** Whether a host is that of the site or of an allowed origin, perhaps without `www.` or HTTPS, and so one of a few. */
function isOwn(origin: string, allowed: readonly string[]): boolean {
  const readHost = (url: string) => new URL(url).host.replace(/^www\./u, "");
  return URL.canParse(origin) && [site.url, ...allowed].some((own) => readHost(own) === readHost(origin));
}

/** Names a rejection by the origin, if it is not allowed and at most 100 plain characters long, otherwise by the status. */
function nameRejection({ url, headers }: Request, status: number, allowed: readonly string[]): string {
  const origin = headers.get("origin") ?? "";
  const isPlain = /^https?:\/\/[\w.:[\]-]{1,92}$/u.test(origin);
  const isForeign = origin !== new URL(url).origin && !isAllowedOrigin(allowed, origin);
  return status === 403 && isPlain && isForeign ? origin : String(status);
}

interface Counting {
  store: Pick<Store, "addRejection">;
  /** Allowed origins besides the relay's own, as patterns. */
  origins: readonly string[];
  /** Whether a rejection is counted. */
  allows: (name: string) => Promise<boolean>;
  now: number;
  log: (line: string) => void;
}

/** Shows an origin without its scheme, so that no program makes a link of it. */
function showName(name: string): string {
  return `${name.replace(/^https?:\/\//u, "")}${name.startsWith("http:") ? " without HTTPS" : ""}`;
}

/**
 * Counts a rejected post, or the preflight request that prevents one, by hour. A limiter for each status and each origin of the site,
 * and one for those of strangers, makes a flood cause few writes. Never throws.
 */
export async function countRejection(
  request: Request,
  status: number,
  { store, origins, allows, now, log }: Counting,
): Promise<void> {
  if (!["POST", "OPTIONS"].includes(request.method) || status < 400 || status >= 500) return;
  const name = nameRejection(request, status, origins);
  const isNamed = isOwn(name, origins) || !name.includes(":");
  if (!(await allows(isNamed ? name : "origins"))) return;
  log(`rejected post: ${showName(name)}`);
  await store.addRejection(now - (now % hour), name, isNamed).catch(() => undefined);
}

function sum(rejections: readonly Rejections[]): number {
  return rejections.reduce((total, { count }) => total + count, 0);
}

/** Lists names with their totals, as `422 (3)`: those of the site first, then the most frequent. */
export function listRejections(rejections: readonly Rejections[], allowed: readonly string[], most: number): string {
  const totals = new Map<string, number>();
  for (const { name, count } of rejections) totals.set(name, (totals.get(name) ?? 0) + count);
  const sorted = [...totals].sort(
    ([name, total], [other, otherTotal]) =>
      Number(isOwn(other, allowed)) - Number(isOwn(name, allowed)) || otherTotal - total,
  );
  return sorted
    .slice(0, most)
    .map(([name, total]) => `${showName(name)} (${total})`)
    .join(", ");
}

/** Finds problems: rejected origins, if the site's is one or nothing else arrives; and many rejections in an hour. */
export async function findRejectionProblems(
  store: Pick<Store, "listRejections">,
  allowed: readonly string[],
  now: number,
): Promise<Map<string, string>> {
  const { rejections, lastReceivedAt } = await store.listRejections(now - day, now + day);
  const problems = new Map<string, string>();
  const foreign = rejections.filter(({ name }) => name.includes(":") && !isAllowedOrigin(allowed, name));
  // A submission may have been stored before or after those of its hour.
  const isOnlyForeign =
    sum(foreign.filter(({ since }) => since > lastReceivedAt)) >= 3 ||
    sum(foreign.filter(({ since }) => since > lastReceivedAt - hour)) >= 10;
  if (isOnlyForeign || foreign.some(({ name }) => isOwn(name, allowed))) {
    const listed = allowed.map(showName).join(" ") || "none";
    const origins = `ALLOWED_ORIGINS lists ${listed}, posts come from ${listRejections(foreign, allowed, 5)}`;
    problems.set("rejected origins", `Posts are rejected for their origin: ${origins}. Add it if it is your site.`);
  }
  const hours = [now, now - hour].map((time) => rejections.filter(({ since }) => since === time - (time % hour)));
  const busy = hours.find((one) => sum(one) >= 50);
  if (busy)
    problems.set(
      "many rejections",
      `At least ${sum(busy)} posts were rejected in an hour: ${listRejections(busy, allowed, 5)}.`,
    );
  return problems;
}
