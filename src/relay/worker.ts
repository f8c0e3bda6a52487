import formPage from "#content/pages/contact.json";
import { relayPath } from "../contact/rules";
import { deliver, deliverDue, reportUndelivered } from "./delivery/deliver";
import { chooseSendMail, readAddresses } from "./delivery/send-mail";
import { openStore } from "./delivery/store";
import type { Environment } from "./environment";
import { isWithinLimits } from "./request/address-limits";
import { handleRequest } from "./request/handle-request";
import { readOrigins } from "./request/origins";

interface Context {
  /** Lets work continue after the answer. */
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
  // Without the request's conditions, which could empty the answer.
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
          log(`submission ${stored.id}: the outcome of its mail could not be stored`);
        });
        context.waitUntil(delivering);
      },
      origins: readOrigins(ALLOWED_ORIGINS).origins,
      fetchPage: () => ASSETS.fetch(new Request(new URL(formPage.path, request.url))),
      now: delivery.now,
      random: () => crypto.randomUUID(),
      log,
    });
  },

  /**
   * Every minute: sends mail again that could not be delivered, and deletes old submissions.
   * @throws {Error} when the deployer has to act: the platform shows the run as failed
   */
  async scheduled({ scheduledTime }: { scheduledTime: number }, environment: Environment): Promise<void> {
    const { MAILS_PER_RUN, DELIVERED_DAYS, DEAD_DAYS, ALERT_URL, ALLOWED_ORIGINS } = environment;
    const delivery = prepareDelivery(environment, () => scheduledTime);
    await deliverDue(delivery, MAILS_PER_RUN);
    await delivery.store.deleteOld(scheduledTime, DELIVERED_DAYS, DEAD_DAYS);
    await reportUndelivered(delivery.store, scheduledTime, ALERT_URL, fetch);
    const { invalid } = readOrigins(ALLOWED_ORIGINS);
    if (invalid.length > 0)
      throw new Error(`ALLOWED_ORIGINS: ${invalid.join(" ")}: write each with its scheme, as https://www.example.com`);
  },
};
