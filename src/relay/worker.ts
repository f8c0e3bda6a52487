import formPage from "#content/pages/contact.json";
import { relayPath } from "../contact/rules";
import { deliver, deliverDue, raiseAlert, reportUndelivered } from "./delivery/deliver";
import { chooseSendMail } from "./delivery/send-mail";
import { openStore } from "./delivery/store";
import type { Environment } from "./environment";
import { isWithinLimits } from "./request/address-limits";
import { handleRequest } from "./request/handle-request";
import { readSettings, type Settings } from "./settings";

interface Context {
  /** Extends the worker's life after the response. */
  waitUntil: (work: Promise<unknown>) => void;
}

function log(line: string): void {
  console.error(line);
}

/** @param now a clock in milliseconds */
function prepareDelivery(environment: Environment, { addresses, mailApiUrl }: Settings, now: () => number) {
  const store = openStore(environment.SUBMISSIONS);
  return { store, sendMail: chooseSendMail(environment, mailApiUrl), addresses, now, log };
}

/** Responds with the 404 page, uncached because another deployment may have the file. */
async function answerNotFound(request: Request, assets: Environment["ASSETS"]): Promise<Response> {
  const method = request.method === "HEAD" ? "HEAD" : "GET";
  // Omits conditional headers, which could cause a 304 without a body.
  const page = await assets.fetch(new Request(new URL("/404", request.url), { method }));
  const headers = new Headers(page.headers);
  headers.set("cache-control", "no-store");
  return new Response(page.body, { status: 404, headers });
}

/** The asset server redirects a malformed path to a doubly encoded one. */
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
    const { ASSETS } = environment;
    const { pathname } = new URL(request.url);
    if (pathname.includes("%") && isDecodable(pathname)) {
      const answer = await ASSETS.fetch(request);
      if (answer.status !== 404) return answer;
    }
    if (pathname !== relayPath) return answerNotFound(request, ASSETS);
    const { settings } = readSettings(environment);
    const delivery = prepareDelivery(environment, settings, Date.now);
    return handleRequest(request, {
      store: delivery.store,
      allows: (address) => isWithinLimits(address, environment),
      onStored: (stored) => {
        const delivering = deliver(stored, delivery).catch(() => {
          log(`submission ${stored.id}: the outcome of its mail could not be stored`);
        });
        context.waitUntil(delivering);
      },
      origins: settings.origins,
      fetchPage: () => ASSETS.fetch(new Request(new URL(formPage.path, request.url))),
      now: delivery.now,
      random: () => crypto.randomUUID(),
      log,
    });
  },

  /**
   * Runs every minute: deletes old submissions and retries undelivered mail. A failed step does not prevent the others.
   * @throws {Error} if there are problems, so that the platform reports a failed run
   */
  async scheduled({ scheduledTime }: { scheduledTime: number }, environment: Environment): Promise<void> {
    const { settings, problems } = readSettings(environment);
    // A late run can overlap the next one, so reservations begin now.
    const now = () => Math.max(Date.now(), scheduledTime);
    const delivery = prepareDelivery(environment, settings, now);
    const { store } = delivery;
    const steps = [
      () => store.deleteDelivered(now(), settings.deliveredDays),
      () => store.deleteDead(now(), settings.deadDays),
      () => deliverDue(delivery, settings.mailsPerRun),
      () => reportUndelivered(store, now()),
    ];
    for (const step of steps) {
      await step().catch((error: unknown) => {
        problems.push(error instanceof Error ? error.message : String(error));
      });
    }
    if (problems.length > 0) await raiseAlert(problems.join("\n"), settings.alertUrl, fetch);
  },
};
