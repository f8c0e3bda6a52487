import { createHmac } from "node:crypto";

import { migrate } from "./testing/database";
import { openConnection, startEngine, type Sent } from "./testing/engine";
import { submission } from "./testing/relay";

const secret = `whsec_${Buffer.alloc(24, 1).toString("base64")}`;

const json = { "content-type": "application/json", accept: "application/json" };
const form = { "content-type": "application/x-www-form-urlencoded", accept: "text/html" };

const event = JSON.stringify({
  type: "email.bounced",
  data: { tags: { submission: `${"0".repeat(32)}-0` }, bounce: { type: "Permanent", message: "no such user" } },
});

function sign(body: string): Record<string, string> {
  const time = Math.floor(Date.now() / 1000);
  const signature = createHmac("sha256", Buffer.alloc(24, 1)).update(`1.${time}.${body}`).digest("base64");
  return { "webhook-id": "1", "webhook-timestamp": String(time), "webhook-signature": `v1,${signature}` };
}

/** Requests of each route, and the status of their answers. */
const routes: [name: string, status: number, sent: Sent][] = [
  ["a post of JSON", 200, { method: "POST", path: "/send-email", headers: json, body: JSON.stringify(submission) }],
  [
    "a form",
    303,
    { method: "POST", path: "/send-email", headers: form, body: String(new URLSearchParams({ ...submission })) },
  ],
  ["a question about health", 200, { method: "GET", path: "/health" }],
  [
    "an event of a provider",
    200,
    { method: "POST", path: "/bounces", headers: { ...json, ...sign(event) }, body: event },
  ],
];

/** More steps than a request has. */
const most = 24;

const databases = routes.flatMap((_, route) => Array.from({ length: most }, (_, step) => `DATABASE_${route}_${step}`));
let pass: (step: string) => Promise<void>;
const starting = startEngine(databases, { BOUNCE_SECRET: secret }, (step) => pass(step));
afterAll(async () => (await starting).engine.dispose());

/** Milliseconds in which the engine sees that a connection was reset. */
const noticeTime = 50;

/** Milliseconds after which an answer is not expected any more. */
const patience = 40_000;

/** Sends a request of each route at once. Returns their statuses. */
function askAll(origin: string, select: Record<string, string>): Promise<unknown[]> {
  const asking = routes.map(([, , { path, headers, ...init }]) => {
    const options = { ...init, headers: { ...headers, ...select }, signal: AbortSignal.timeout(patience) };
    return fetch(origin + path, { ...options, redirect: "manual" }).then(({ status }) => status, String);
  });
  return Promise.all(asking);
}

test.each(routes.map(([name], route) => [name, route] as const))(
  "%s that its client abandons in any step leaves the relay able to answer",
  async (_, route) => {
    const { engine, port, origin } = await starting;
    const abandoned = routes[route]?.[2] ?? { method: "", path: "" };
    const { path } = abandoned;
    const steps: string[] = [];
    let isReset = true;
    for (let step = 0; isReset; step++) {
      const select = { "x-database": `DATABASE_${route}_${step}` };
      const database = await engine.getD1Database(select["x-database"]);
      await migrate(database);
      const connection = await openConnection(port);
      isReset = false;
      pass = async (name) => {
        isReset = true;
        steps.push(name);
        connection.reset();
        await new Promise((resolve) => setTimeout(resolve, noticeTime));
      };
      const body = abandoned.body?.replace("events", "terms");
      connection.send({ ...abandoned, headers: { ...abandoned.headers, ...select }, ...(body ? { body } : {}) });
      await connection.closed;
      pass = () => Promise.resolve();
      const answers = await askAll(origin, select);
      expect([...steps, ...answers]).toEqual([...steps, ...routes.map(([, status]) => status)]);
      // What was stored is delivered. The body cannot be read any more if the client goes before that.
      const sql = "SELECT state FROM deliveries WHERE message LIKE '%terms%'";
      let states: unknown[] = ["waiting"];
      while (states.includes("waiting")) states = (await database.prepare(sql).raw<[string]>()).flat();
      const isStored = path === "/send-email" && steps.includes("mail");
      expect([...steps, ...states]).toEqual([...steps, ...(isStored ? ["delivered"] : states.map(() => "delivered"))]);
    }
    expect(steps).toContain("statement");
  },
);
