import { identify } from "../../src/relay/request/identify";
import { starter } from "../sites";
import { killServer, getOutboxPath, startServer, waitForServer } from "../support/start-server";
import { readMessageId, readRawMails, readWebhookIds } from "./outbox";
import { abandon, makeSample, send } from "./send-sample";
import { listSubmissions } from "./submissions";

interface Load {
  port: number;
  total: number;
  connections: number;
  kills: number;
  /** Number of submissions whose first connection is reset while they are sent; they are then sent again. */
  resets: number;
  /** Receiver of webhooks; by default they are in the outbox. */
  receiver?: {
    settings: Record<string, string>;
    /** Returns the ids of the accepted webhooks, a repeated one as often as it was accepted. */
    readIds: () => Promise<string[]>;
    /** Seconds without a delivery after which none is expected. */
    patience: number;
  };
}

type Receiver = NonNullable<Load["receiver"]>;

/** Waits until every submission has a mail and a webhook, or none arrives for a while. */
async function waitForDeliveries(port: number, expected: number, { readIds, patience }: Receiver): Promise<void> {
  let count = 0;
  for (let quiet = 0; quiet < patience; quiet++) {
    const mails = new Set((await readRawMails(getOutboxPath(port))).map(readMessageId));
    const now = mails.size + new Set(await readIds()).size;
    if (now === 2 * expected) return;
    if (now > count) quiet = 0;
    count = now;
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
}

/** Counts stored and delivered submissions. */
async function countDelivered(port: number, expected: ReadonlySet<string>, { readIds }: Receiver) {
  const rows = await listSubmissions(port);
  const stored = new Set(rows.map(({ id }) => id));
  const received = await readIds();
  const webhooks = new Set(received);
  const mails = new Map<string, Set<string>>();
  const raw = await readRawMails(getOutboxPath(port));
  for (const mail of raw) mails.set(readMessageId(mail), (mails.get(readMessageId(mail)) ?? new Set()).add(mail));
  return {
    stored: [...expected].filter((id) => stored.has(id)).length,
    delivered: [...expected].filter((id) => mails.has(id)).length,
    webhooks: [...expected].filter((id) => webhooks.has(id)).length,
    lost: [...expected].filter((id) => !mails.has(id) || !webhooks.has(id)).length,
    /** Stored or delivered, but never accepted. */
    unexpected: [...stored, ...mails.keys(), ...webhooks].filter((id) => !expected.has(id)).length,
    repeatedMails: raw.length - mails.size,
    repeatedWebhooks: received.length - webhooks.size,
    /** Mails with one Message-ID that differ. */
    unlike: [...mails.values()].filter((same) => same.size > 1).length,
  };
}

/** Sends submissions while the server is killed repeatedly and clients leave, and counts stored and delivered ones. Each has a mail and a webhook. */
export async function runLoad({ port, total, connections, kills, resets, ...rest }: Load) {
  const outbox: Receiver = { settings: {}, readIds: () => readWebhookIds(getOutboxPath(port)), patience: 90 };
  const { receiver = outbox } = rest;
  const start = () => startServer(port, starter, { DELIVERY: "both", ...receiver.settings });
  const samples = Array.from({ length: total }, (_, index) => makeSample(index));
  const times: number[] = [];
  let server = start();
  await waitForServer(server);
  let killed = 0;
  let started = 0;
  let reset = 0;
  let unanswered = 0;
  let downtime = 0;
  let restart = Promise.resolve();

  async function restartServer(): Promise<void> {
    const since = performance.now();
    await killServer(server);
    server = start();
    await waitForServer(server);
    downtime += performance.now() - since;
  }

  // Shares one iterator. Retries requests without a response with the same id, as browsers do.
  const waiting = samples.values();
  async function sendAll(): Promise<void> {
    for (const sample of waiting) {
      let since = performance.now();
      // In each step of a request, which takes some milliseconds.
      if (reset < resets && started++ >= (reset * total) / resets) await abandon(port, sample, reset++ % 50);
      for (let answer: boolean | "silent" = false; answer !== true;) {
        await restart;
        since = performance.now();
        answer = await send(port, sample);
        if (answer === "silent") unanswered++;
      }
      times.push(performance.now() - since);
      if (killed < kills && times.length >= ((killed + 1) * total) / (kills + 1)) {
        killed++;
        restart = restartServer();
      }
    }
  }
  const startedAt = performance.now();
  await Promise.all(Array.from({ length: connections }, sendAll));
  const sendingTime = performance.now() - startedAt - downtime;

  const ids = await Promise.all(
    samples.map(({ requestId, submission }) =>
      identify(submission, { requestId, isForm: false, now: 0, random: () => "" }),
    ),
  );
  await waitForDeliveries(port, total, receiver);
  await killServer(server);
  const counts = await countDelivered(port, new Set(ids), receiver);
  times.sort((one, other) => one - other);
  return {
    accepted: times.length,
    killed,
    reset,
    unanswered,
    ...counts,
    perSecond: Math.round((times.length / sendingTime) * 1000),
    medianMs: Math.round(times[Math.floor(times.length * 0.5)] ?? 0),
    p99Ms: Math.round(times[Math.floor(times.length * 0.99)] ?? 0),
  };
}
