import formPage from "#content/pages/contact.json";
import { relayPath } from "../contact/rules";
import { eventPath, handleEvent, handleMail } from "./bounces/handle-report";
import { answerCanary, canaryHeader, checkCanary } from "./canary";
import { reportProblems } from "./delivery/alerts";
import { deliver, deliverDue, reportUndelivered } from "./delivery/deliver";
import { MissingMigrations } from "./store/run-statement";
import { sendDigest } from "./digest";
import type { Environment } from "./environment";
import { answerHealth, healthPath } from "./health";
import { isWithinDay, isWithinLimit, isWithinLimits } from "./request/address-limits";
import { answerNotFound, fetchFile, isDecodable } from "./request/files";
import { handleRequest } from "./request/handle-request";
import { countRejection, findRejectionProblems } from "./request/rejection-counts";
import { prepareDelivery } from "./prepare-delivery";
import type { Problem } from "./problem";
import { readSettings, type Settings } from "./settings";
import { addPrefix } from "../text/path-prefix";
import { withinTime } from "./within-time";

interface ExecutionContext {
  /** Extends the worker's life after the response. */
  waitUntil: (work: Promise<unknown>) => void;
}

/** Milliseconds, after which a request is not counted, and after which the platform is asked to hand a mail over again. */
const [countTime, mailTime] = [5_000, 60_000];
const year = 365 * 24 * 60 * 60_000;

/** Stores and delivers a submission, or a canary. */
async function answerForm(
  request: Request,
  environment: Environment,
  context: ExecutionContext,
  settings: Settings,
): Promise<Response> {
  const delivery = prepareDelivery(environment, settings, Date.now);
  const { store } = delivery;
  const since = Date.now();
  const isTest = request.headers.has(canaryHeader);
  const deliveries: Promise<void>[] = [];
  let id = "";
  const answer = await handleRequest(request, {
    store: {
      add: async (received, reservedUntil) => {
        if (!isTest) return store.add(received, reservedUntil);
        await checkCanary(request, settings, since);
        // Never due again, because an earlier version of the relay, after a rollback, would send it to sales.
        return store.add({ ...received, kind: "canary" }, reservedUntil + year);
      },
    },
    // If it cannot be read, whoever has an id has sent something.
    wasReceived: (id, since) => store.wasReceived(id, since).catch(() => true),
    allows: (address) => isWithinLimits(address, environment),
    // If it cannot be counted, storing shows whether the database works.
    allowsToday: (address) => {
      const counting = isWithinDay(address, settings.requestsPerDay, store, Date.now());
      return withinTime("the database", countTime, counting).catch(() => true);
    },
    allowsForm: (address) => isWithinLimits(address, environment, "form "),
    onStored: (stored) => {
      const delivering = deliver(stored, delivery).catch(() => {
        console.error(`submission ${stored.id}: the outcome of its delivery could not be stored`);
      });
      context.waitUntil(delivering);
      deliveries.push(delivering);
      id = stored.id;
    },
    origins: settings.origins,
    fetchPage: () => fetchFile(new Request(new URL(addPrefix(formPage.path), request.url)), environment.ASSETS),
    now: delivery.now,
    random: () => crypto.randomUUID(),
    log: delivery.log,
  });
  if (isTest) {
    await Promise.all(deliveries);
    if (answer.ok) return answerCanary(id, settings.addresses, store, since);
  }
  const counting = {
    ...{ store, origins: settings.origins, now: Date.now(), log: delivery.log },
    allows: (name: string) => isWithinLimit(environment.LIMIT, `rejection ${name}`),
  };
  context.waitUntil(countRejection(request, answer.status, counting));
  return answer;
}

/** Answers a request for one of the paths of the relay. */
async function answerRelay(request: Request, environment: Environment, context: ExecutionContext): Promise<Response> {
  const { pathname } = new URL(request.url);
  const { settings } = readSettings(environment);
  if (pathname === relayPath) return answerForm(request, environment, context, settings);
  const delivery = prepareDelivery(environment, settings, Date.now);
  if (pathname === eventPath) return handleEvent(request, { ...delivery, settings });
  return answerHealth(environment.SUBMISSIONS, delivery.store, settings.canarySecret !== undefined, Date.now());
}

export default {
  async fetch(request: Request, environment: Environment, context: ExecutionContext): Promise<Response> {
    const { ASSETS } = environment;
    const { pathname } = new URL(request.url);
    if (pathname.includes("%") && isDecodable(pathname)) {
      const answer = await fetchFile(request, ASSETS);
      if (answer.status !== 404) return answer;
    }
    if (![relayPath, eventPath, healthPath].includes(pathname)) return answerNotFound(request, ASSETS);
    const answering = answerRelay(request, environment, context);
    // The platform cancels the work of a request whose client has gone, in the middle and without an error, except this.
    context.waitUntil(answering.catch(() => undefined));
    return answering;
  },

  async email(message: Parameters<typeof handleMail>[0], environment: Environment): Promise<void> {
    const { settings } = readSettings(environment);
    const handling = { ...prepareDelivery(environment, settings, Date.now), settings };
    await withinTime("the mail", mailTime, handleMail(message, handling));
  },

  /**
   * Runs every minute: deletes old submissions and retries undelivered ones. A failed step does not prevent the others.
   * @throws {Error} if an alert is due, so that the platform reports a failed run
   */
  async scheduled({ scheduledTime }: { scheduledTime: number }, environment: Environment): Promise<void> {
    const { settings, problems: invalid } = readSettings(environment);
    const problems = new Map<string, string | Problem>();
    if (invalid.length > 0) problems.set("invalid settings", invalid.join("\n"));
    // A late run can overlap the next one, so reservations begin now.
    const now = () => Math.max(Date.now(), scheduledTime);
    const delivery = prepareDelivery(environment, settings, now);
    const { store } = delivery;
    const addProblems = (found: Iterable<[name: string, problem: string | Problem]>) => {
      for (const [name, problem] of found) problems.set(name, problem);
    };
    const steps: Record<string, () => Promise<unknown>> = {
      "deletion of delivered submissions": () => store.deleteOld("delivered", now(), settings.deliveredDays),
      "deletion of dead submissions": () => store.deleteOld("dead", now(), settings.deadDays),
      digest: () => sendDigest(settings, delivery),
      "deletion of canaries": () => store.takeCanaries("", now() - 60 * 60_000),
      "deletion of counts": () => store.deleteCounts(now()),
      "rejected posts": () => findRejectionProblems(store, settings.origins, now()).then(addProblems),
      "bounced mail": () => store.findBounceProblems(now()).then(addProblems),
      "announced deletions": () => store.findDeletions(now(), settings.deadDays).then(addProblems),
      retries: () => deliverDue(delivery, settings.mailsPerRun),
      "undelivered submissions": () => reportUndelivered(store, now()),
    };
    for (const [name, step] of Object.entries(steps)) {
      await step().catch((error: unknown) => {
        const message = error instanceof Error ? error.message : String(error);
        // One problem, though each step has it.
        problems.set(error instanceof MissingMigrations ? "missing migrations" : name, message);
      });
    }
    const { alertUrl: url, alertFormat: format } = settings;
    await reportProblems(problems, { store, url, format, fetch, now: now(), log: delivery.log });
  },
};
