import type { D1PreparedStatement } from "@cloudflare/workers-types";

import { submission } from "./testing/relay";
import { makeSecret, signHeaders } from "./testing/sign";
import { openWorker } from "./testing/worker";
import worker from "./worker";

const origin = "https://www.acme.example";
const json = { "content-type": "application/json" };

const event = JSON.stringify({
  type: "email.bounced",
  data: { tags: { submission: `${"0".repeat(32)}-0` }, bounce: { type: "Permanent", message: "no such user" } },
});

const post = (path: string, body: BodyInit, headers: Record<string, string> = {}) =>
  new Request(origin + path, { method: "POST", headers, body });

/** A request of each route, and the status of its answer. */
const routes: [name: string, status: number, make: () => Request][] = [
  ["a post of JSON", 200, () => post("/send-email", JSON.stringify(submission), json)],
  ["a form", 303, () => post("/send-email", new URLSearchParams({ ...submission }))],
  ["a question about health", 200, () => new Request(`${origin}/health`)],
  ["an event of a provider", 200, () => post("/bounces", event, { ...json, ...signHeaders(event) })],
];

/** A relay in which one step outside of the worker never ends: a call of the database, a limiter or a mail. */
async function open(abandoned: number) {
  let left = abandoned;
  let [isHanded, isReached, reach] = [false, false, (): void => undefined];
  const reached = new Promise<void>((resolve) => (reach = resolve));
  async function pass<Result>(work: () => Promise<Result> | Result): Promise<Result> {
    if (left-- !== 0) return work();
    isReached = true;
    reach();
    return new Promise(() => undefined);
  }
  const limiter = { limit: () => pass(() => ({ success: true })) };
  const { environment, database, answer } = await openWorker({
    ...{ LIMIT: limiter, LIMIT_WIDER: limiter, LIMIT_ALL: limiter },
    MAIL: { send: () => pass(() => undefined) },
    BOUNCE_SECRET: makeSecret(1),
  });
  const wrap = (statement: D1PreparedStatement): unknown => ({
    statement,
    bind: (...values: unknown[]) => wrap(statement.bind(...values)),
    run: () => pass(() => statement.run()),
  });
  environment.SUBMISSIONS = {
    prepare: (sql: string) => wrap(database.prepare(sql)),
    batch: (wrapped: { statement: D1PreparedStatement }[]) =>
      pass(() => database.batch(wrapped.map(({ statement }) => statement))),
  } as never;

  /** Sends a request until it reaches the step, or until its end. Returns whether it was handed to the platform, if it has that step. */
  async function abandon(request: Request): Promise<boolean | undefined> {
    const pending: Promise<unknown>[] = [];
    const context = { waitUntil: (work: Promise<unknown>) => void pending.push(work) };
    const ending = worker.fetch(request, environment, context).then(() => Promise.all(pending));
    isHanded = pending.length > 0;
    await Promise.race([reached, ending]);
    return isReached ? isHanded : undefined;
  }
  return { abandon, answer };
}

// The platform never runs a cancelled request again, so that no limit of its waits is reached.
beforeEach(() => void jest.useFakeTimers({ doNotFake: ["Date", "nextTick", "queueMicrotask", "setImmediate"] }));
afterEach(() => void jest.useRealTimers());

test.each(routes.map(([name, , make]) => [name, make] as const))(
  "%s that its client abandons in any step is handed to the platform before, and leaves the relay able to answer",
  async (_, make) => {
    const statuses = routes.map(([, status]) => status);
    let steps = 0;
    for (let isOver = false; !isOver;) {
      const { abandon, answer } = await open(steps);
      const isHanded = await abandon(make());
      isOver = isHanded === undefined;
      if (isOver) continue;
      const answers = await Promise.all(routes.map(async ([, , next]) => (await answer(next())).status));
      expect([steps++, isHanded, ...answers]).toEqual([expect.any(Number), true, ...statuses]);
    }
    expect(steps).toBeGreaterThan(0);
  },
  60_000,
);
