// npm run bench:year: a year of the relay with a simulated clock, 10,000 leads, and faults on 100 of the days. Needs Node 22.19.
import { AsyncLocalStorage } from "node:async_hooks";
import { createHmac } from "node:crypto";
import { registerHooks } from "node:module";

import type { Environment } from "../../src/relay/environment";
import { identify } from "../../src/relay/request/identify";
import { withinTime } from "../../src/relay/within-time";
import type relay from "../../src/relay/worker";
import { runTool } from "../serve-site";
import { openD1 } from "./d1";

// Mail goes to the API of a provider, so that another module can replace that of the Workers runtime.
registerHooks({ resolve: (name, context, next) => next(name === "cloudflare:email" ? "node:buffer" : name, context) });

const [minute, hour, day] = [60_000, 3_600_000, 86_400_000];
const start = Date.UTC(2027, 0, 1);
const secret = `whsec_${Buffer.alloc(24, 1).toString("base64")}`;

/** Faults, and what a report of them contains. One without a pattern must only lose nothing. */
const faults = {
  "provider down": /undelivered|canary/iu,
  "expired token": /undelivered|canary/iu,
  "full database": /canary/iu,
  "bounce storm": undefined,
  "clock back": undefined,
  deployment: undefined,
  "impatient visitors": undefined,
};
const names = Object.keys(faults) as (keyof typeof faults)[];

// The same numbers in each run.
let seed = 1;
const random = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647;

/** Faults by day, from 6 to 20 o'clock. A provider is down for two whole days. */
const plan = new Map<number, (typeof names)[number]>();
for (let kind = 0; plan.size < 100; kind++) {
  const [name = "deployment", first] = [names[kind % names.length], 3 + Math.floor(random() * 350)];
  const days = name === "provider down" ? [first, first + 1] : [first];
  if (plan.size + days.length <= 100 && !days.some((one) => plan.has(one))) for (const one of days) plan.set(one, name);
}

let time = start;
let fault: (typeof names)[number] | undefined;
Date.now = () => time - (fault === "clock back" ? 5 * hour : 0);
// The database is tried again without waiting.
const { setTimeout: wait } = globalThis;
globalThis.setTimeout = ((work: () => void, delay: number) => wait(work, delay > 1000 ? delay : 0)) as typeof wait;

const accepted = new Set<string>();
/** How often a mailbox has received each lead. */
const received = new Map<string, number>();
const sentAt = new Map<string, number>();
let bounces: { at: number; tag: string }[] = [];
const dangers: { since: number; pattern: RegExp; reportedAt?: number }[] = [];
const count = {
  leads: 0,
  refused: 0,
  resets: 0,
  unanswered: 0,
  alerts: 0,
  failedCanaries: 0,
  bounces: 0,
  sentAgainByHand: 0,
};

function report(text: string): void {
  for (const danger of dangers) if (danger.pattern.test(text)) danger.reportedAt ??= time;
}

/** The receiver of alerts, and a mail provider, which sends one mail per key and day. */
function receive(url: string, { body, headers }: RequestInit): Response {
  const sent = JSON.parse(body as string) as { text: string; tags: { value: string }[] };
  if (url.startsWith("https://alert")) {
    count.alerts++;
    report(sent.text);
    return new Response();
  }
  if (fault === "provider down" || fault === "expired token")
    return new Response(null, { status: fault === "provider down" ? 503 : 401 });
  const key = (headers as Record<string, string>)["idempotency-key"] ?? "";
  const { value: tag = "" } = sent.tags[0] ?? {};
  if (time - (sentAt.get(key) ?? 0) < day || tag.startsWith("canary")) return new Response();
  sentAt.set(key, time);
  if (tag.endsWith("-0") && random() < (fault === "bounce storm" ? 0.5 : 0.005))
    bounces.push({ at: time + random() * 4 * day, tag });
  else received.set(tag.slice(0, 32), (received.get(tag.slice(0, 32)) ?? 0) + 1);
  return new Response();
}
globalThis.fetch = ((url: string, init: RequestInit) => Promise.resolve(receive(url, init))) as typeof fetch;

/** The client of the request that is handled. Once it has gone, the platform runs what the request has handed over, and nothing else. */
interface Client {
  /** Calls of the database before it goes. */
  patience: number;
  pending: Promise<unknown>[];
  /** Resolves when it goes. */
  leave: () => void;
}
const clients = new AsyncLocalStorage<Client>();

/** Never resolves if the request is cancelled. */
async function passClient(): Promise<void> {
  const client = clients.getStore();
  if (!client || client.patience-- > 0) return;
  client.leave();
  if (client.pending.length === 0) await new Promise(() => undefined);
}

let writes = 0;
const database = openD1(passClient, (sql) => {
  if (fault === "full database" && sql.startsWith("INSERT INTO deliveries")) throw new Error("database is full");
  // The old worker ends before it stores what it has done.
  if (fault === "deployment" && sql.startsWith("UPDATE deliveries SET state") && writes++ % 3 > 0)
    throw new Error("ended");
});
const within = { limit: () => Promise.resolve({ success: true }) };
const environment = {
  ...{ SUBMISSIONS: database, LIMIT: within, LIMIT_WIDER: within, LIMIT_ALL: within, REQUESTS_PER_DAY: 9999 },
  ...{ MAIL_API_TOKEN: "re_1", ALERT_URL: "https://alert.acme.example", CANARY_TO: "canary@acme.example" },
  ...{ BOUNCE_SECRET: secret, CANARY_SECRET: secret },
} as unknown as Environment;

async function post(worker: typeof relay, path: string, content: object, headers: Record<string, string>, signed = "") {
  const pending: Promise<unknown>[] = [];
  const body = JSON.stringify(content);
  const at = Math.floor(Date.now() / 1000);
  const signature = createHmac("sha256", Buffer.from(secret.slice(6), "base64")).update(`1.${at}.${signed || body}`);
  const own = {
    "webhook-id": "1",
    "webhook-timestamp": `${at}`,
    "webhook-signature": `v1,${signature.digest("base64")}`,
  };
  const all = { "content-type": "application/json", ...own, ...headers };
  const request = new Request(`https://relay.acme.example${path}`, { method: "POST", headers: all, body });
  const isImpatient = fault === "impatient visitors" && signed === "" && random() < 0.5;
  let leave: () => void = () => undefined;
  const left = new Promise<"left">((resolve) => (leave = () => resolve("left")));
  const client = { patience: isImpatient ? Math.floor(random() * 8) : Infinity, pending, leave };
  const answering = clients.run(client, () =>
    worker.fetch(request, environment, { waitUntil: (work) => void pending.push(work) }),
  );
  const answer = await withinTime("the relay", 30_000, Promise.race([answering, left])).catch(() => "silent" as const);
  if (answer === "silent") count.unanswered++;
  else await Promise.all(pending);
  if (answer === "left") count.resets++;
  return answer;
}

/** Whether an answer is a success. */
function isStored(answer: Awaited<ReturnType<typeof post>>): boolean {
  return answer instanceof Response && answer.ok;
}

const lead = { firstName: "Ana", lastName: "Ruiz", phone: "1", email: "ana@acme.example", message: "Show it to us." };

runTool(async () => {
  const { default: worker } = await import("../../src/relay/worker");
  console.error = () => undefined;
  const began = performance.now();
  for (let step = 0; step < (365 + 45) * 288; step++) {
    time = start + step * 5 * minute;
    const [today, hours] = [Math.floor(step / 288), (step % 288) / 12];
    const planned = plan.get(today);
    fault = planned === "provider down" || (hours >= 6 && hours < 20) ? planned : undefined;
    const pattern = planned && faults[planned];
    // Each of these clients may be the first one of a worker, which knows nothing of its database yet.
    if (fault === "impatient visitors") environment.SUBMISSIONS = Object.create(database) as typeof database;
    if (pattern && hours === 6) dangers.push({ since: time, pattern });
    while (today < 365 && count.leads < (10_000 * (step + 1)) / (365 * 288)) {
      const requestId = String(++count.leads);
      const send = () => post(worker, "/send-email", lead, { "x-request-id": requestId });
      let answer = await send();
      while (answer === "left") answer = await send();
      // The visitor of a refused lead learns that it was not sent.
      if (!isStored(answer)) count.refused++;
      else accepted.add(await identify(lead, { requestId, isForm: false, now: 0, random: () => "" }));
    }
    const due = bounces.filter(({ at }) => at <= time);
    bounces = bounces.filter(({ at }) => at > time);
    for (const bounce of due) {
      const data = { bounce: { type: "Permanent", message: "no such user" }, tags: { submission: bounce.tag } };
      if (!isStored(await post(worker, "/bounces", { type: "email.bounced", data }, {}))) bounces.push(bounce);
      else dangers.push({ since: time, pattern: new RegExp(`${bounce.tag.slice(0, 32)} bounced`, "u") });
    }
    await worker.scheduled({ scheduledTime: Date.now() }, environment).catch(() => undefined);
    if (hours === 8) {
      const headers = { "x-canary": "1", "x-request-id": `canary ${today}` };
      const answer = await post(worker, "/send-email", lead, headers, "x-canary");
      const text = answer instanceof Response ? await answer.text() : answer;
      if (!text.includes(`"mail":"accepted"`)) report(`canary ${count.failedCanaries++}: ${text}`);
    }
    // Each evening, a person sends again what is dead.
    const resend = "UPDATE deliveries SET state = 'waiting', attempts = 0, next_attempt_at = 0 WHERE state = 'dead'";
    if (hours === 21 && !fault) count.sentAgainByHand += (await database.prepare(resend).run()).meta.changes;
  }
  count.bounces = dangers.filter(({ pattern }) => pattern.source.includes("bounced")).length;
  const late = dangers.filter(({ since, reportedAt = Infinity }) => reportedAt - since > day);
  console.table({
    ...{ ...count, faultyDays: plan.size, accepted: accepted.size },
    lost: [...accepted].filter((id) => !received.has(id)).length,
    receivedTwice: [...received.values()].filter((copies) => copies > 1).length,
    ...{ dangers: dangers.length, reportedLateOrNever: late.length },
    seconds: Math.round((performance.now() - began) / 1000),
  });
});
