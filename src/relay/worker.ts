import { formPath, relayPath } from "../contact/limits";
import { deleteOld, deliver, deliverDue } from "./delivery/deliver";
import type { Environment } from "./environment";
import { handleRequest } from "./request/handle-request";
import { chooseSendMail, readAddresses } from "./delivery/mail-settings";
import { reportUndelivered, sendAlertsTo } from "./delivery/report-undelivered";
import { isWithinLimits } from "./request/address-limits";
import { readOrigins } from "./request/origins";
import { openStore } from "./delivery/store";

interface Context {
  /** Keeps the worker alive after its answer. */
  waitUntil: (work: Promise<unknown>) => void;
}

function log(line: string): void {
  console.error(line);
}

/** @param now a clock in milliseconds */
function prepareDelivery(environment: Environment, now: () => number) {
  const store = openStore(environment.SUBMISSIONS);
  return { store, sendMail: chooseSendMail(environment), addresses: readAddresses(environment), now, log };
}

/** The 404 page. No cache stores it: after a deployment, another version of the site may have the file. */
async function answerNotFound(request: Request, assets: Environment["ASSETS"]): Promise<Response> {
  const method = request.method === "HEAD" ? "HEAD" : "GET";
  // Without the request's conditions, which could make the page's answer empty.
  const page = await assets.fetch(new Request(new URL("/404", request.url), { method }));
  const headers = new Headers(page.headers);
  headers.set("cache-control", "no-store");
  return new Response(page.body, { status: 404, headers });
}

/** The file server would redirect a path that it cannot decode to one that is encoded twice. */
function isDecodable(pathname: string): boolean {
  try {
    decodeURIComponent(pathname);
    return true;
  } catch {
    return false;
  }
}

export default {
  async fetch(request: Request, environment: Environment, context: Context): Promise<Response> {
    const { ASSETS, ALLOWED_ORIGINS } = environment;
    const { pathname } = new URL(request.url);
    if (pathname.includes("%") && isDecodable(pathname)) {
      const answer = await ASSETS.fetch(request);
      if (answer.status !== 404) return answer;
    }
    if (pathname !== relayPath) return answerNotFound(request, ASSETS);
    const delivery = prepareDelivery(environment, Date.now);
    return handleRequest(request, {
      store: delivery.store,
      allows: (address) => isWithinLimits(address, environment),
      onStored: (stored) => {
        const delivering = deliver(stored, delivery).catch(() => {
          log(`submission ${stored.id}: what came of its mail could not be noted`);
        });
        context.waitUntil(delivering);
      },
      origins: readOrigins(ALLOWED_ORIGINS).origins,
      fetchPage: () => ASSETS.fetch(new Request(new URL(formPath, request.url))),
      now: delivery.now,
      random: () => crypto.randomUUID(),
      log,
    });
  },

  /**
   * Every minute: sends mail that could not be delivered at once, and deletes old submissions.
   * @throws {Error} when the deployer has to act: the platform shows the run as failed
   */
  async scheduled({ scheduledTime }: { scheduledTime: number }, environment: Environment): Promise<void> {
    const delivery = prepareDelivery(environment, () => scheduledTime);
    await deliverDue(delivery, environment.MAILS_PER_RUN);
    const { DELIVERED_DAYS, DEAD_DAYS, ALERT_URL, ALLOWED_ORIGINS } = environment;
    await deleteOld(delivery.store, scheduledTime, { delivered: DELIVERED_DAYS, dead: DEAD_DAYS });
    await reportUndelivered({ store: delivery.store, now: scheduledTime, alert: sendAlertsTo(ALERT_URL) });
    const { invalid } = readOrigins(ALLOWED_ORIGINS);
    if (invalid.length > 0)
      throw new Error(`ALLOWED_ORIGINS: ${invalid.join(" ")}: write each with its scheme, as https://www.example.com`);
  },
};
