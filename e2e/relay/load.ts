import { randomUUID } from "node:crypto";

import { identify } from "../../src/relay/request/identify";
import { killServer, getOutboxPath, startServer, waitForServer } from "../start-server";
import { readMessageId, readRawMails } from "./outbox";
import { listSubmissions } from "./submissions";

interface Load {
  port: number;
  /** Number of submissions. */
  total: number;
  /** Number of concurrent requests. */
  connections: number;
  /** Number of times the server is killed. */
  kills: number;
}

function makeSample(index: number) {
  const submission = {
    firstName: `Visitor ${index}`,
    lastName: "Load",
    phone: `+${index}`,
    email: `visitor-${index}@acme.example`,
    message: `We are number ${index} of many who ask.`,
  };
  // Unique addresses avoid the rate limit.
  const address = `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`;
  return { requestId: randomUUID(), submission, address };
}

/** Sends a submission; returns false without a response, throws if it is rejected. */
async function send(port: number, { requestId, submission, address }: ReturnType<typeof makeSample>): Promise<boolean> {
  const headers = { "content-type": "application/json", "x-request-id": requestId, "cf-connecting-ip": address };
  const request = { method: "POST", headers, body: JSON.stringify(submission), signal: AbortSignal.timeout(30_000) };
  try {
    const response = await fetch(`http://localhost:${port}/send-email`, request);
    await response.text();
    if (response.ok || response.status >= 500) return response.ok;
    throw new RangeError(`${submission.email} was answered ${response.status}`);
  } catch (error) {
    if (error instanceof RangeError) throw error;
    return false;
  }
}

/** Waits until every submission has a mail, or no mail arrives for 90 seconds. */
async function waitForMails(port: number, expected: number): Promise<void> {
  let count = 0;
  for (let quiet = 0; quiet < 90; quiet++) {
    const now = new Set((await readRawMails(getOutboxPath(port))).map(readMessageId)).size;
    if (now === expected) return;
    if (now > count) quiet = 0;
    count = now;
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
}

/** Counts stored and delivered submissions. */
async function countDelivered(port: number, expected: ReadonlySet<string>) {
  const rows = await listSubmissions(port);
  const stored = new Set(rows.map(({ id }) => id));
  const mails = new Map<string, Set<string>>();
  const raw = await readRawMails(getOutboxPath(port));
  for (const mail of raw) mails.set(readMessageId(mail), (mails.get(readMessageId(mail)) ?? new Set()).add(mail));
  return {
    stored: [...expected].filter((id) => stored.has(id)).length,
    delivered: [...expected].filter((id) => mails.has(id)).length,
    /** Stored or delivered, but never accepted. */
    unexpected: [...stored, ...mails.keys()].filter((id) => !expected.has(id)).length,
    repeats: raw.length - mails.size,
    /** Mails with one Message-ID that differ. */
    unlike: [...mails.values()].filter((same) => same.size > 1).length,
  };
}

/** Sends submissions while the server is killed repeatedly, and counts stored and delivered ones. */
export async function runLoad({ port, total, connections, kills }: Load) {
  const samples = Array.from({ length: total }, (_, index) => makeSample(index));
  const times: number[] = [];
  let server = startServer(port);
  await waitForServer(server);
  let killed = 0;
  let downtime = 0;
  let restart = Promise.resolve();

  async function restartServer(): Promise<void> {
    const since = performance.now();
    await killServer(server);
    server = startServer(port);
    await waitForServer(server);
    downtime += performance.now() - since;
  }

  // Shares one iterator. Retries requests without a response with the same id, as browsers do.
  const waiting = samples.values();
  async function sendAll(): Promise<void> {
    for (const sample of waiting) {
      let since: number;
      do {
        await restart;
        since = performance.now();
      } while (!(await send(port, sample)));
      times.push(performance.now() - since);
      if (killed < kills && times.length >= ((killed + 1) * total) / (kills + 1)) {
        killed++;
        restart = restartServer();
      }
    }
  }
  const start = performance.now();
  await Promise.all(Array.from({ length: connections }, sendAll));
  const sendingTime = performance.now() - start - downtime;

  const ids = await Promise.all(
    samples.map(({ requestId, submission }) =>
      identify(submission, { requestId, isForm: false, now: 0, random: () => "" }),
    ),
  );
  await waitForMails(port, total);
  await killServer(server);
  const counts = await countDelivered(port, new Set(ids));
  times.sort((one, other) => one - other);
  return {
    accepted: times.length,
    killed,
    ...counts,
    perSecond: Math.round((times.length / sendingTime) * 1000),
    medianMs: Math.round(times[Math.floor(times.length * 0.5)] ?? 0),
    p99Ms: Math.round(times[Math.floor(times.length * 0.99)] ?? 0),
  };
}
