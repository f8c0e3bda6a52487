import { randomUUID } from "node:crypto";

import { identify } from "../../src/relay/request/identify";
import { killServer, outboxOf, startServer, waitForServer, type Server } from "../start-server";
import { findMailFaults, readMessageId, readRawMails } from "./outbox";
import { sendRound, type Sample } from "./send-round";
import { listSubmissions } from "./submissions";

interface Load {
  port: number;
  /** How many submissions are to be accepted. */
  total: number;
  /** How many are sent at a time. */
  connections: number;
  /** How often the server is killed on the way. */
  kills: number;
}

function makeSample(index: number): Sample {
  const submission = {
    firstName: `Visitor ${index}`,
    lastName: "Load",
    phone: `+${index}`,
    email: `visitor-${index}@acme.example`,
    message: `We are number ${index} of many who ask.`,
  };
  return { requestId: randomUUID(), submission };
}

/** Waits until every submission has its mail, or no mail has come for a while. */
async function waitForMails(port: number, expected: number): Promise<void> {
  const patience = 90;
  let count = 0;
  for (let quiet = 0; quiet < patience; quiet++) {
    const now = new Set((await readRawMails(outboxOf(port))).map(readMessageId)).size;
    if (now === expected) return;
    if (now > count) quiet = 0;
    count = now;
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
}

/** What is there when the server has come to rest. */
async function countDelivered(port: number, expected: ReadonlySet<string>) {
  const rows = await listSubmissions(port);
  const stored = new Set(rows.map(({ id }) => id));
  const mails = new Map<string, Set<string>>();
  const raw = await readRawMails(outboxOf(port));
  for (const mail of raw) mails.set(readMessageId(mail), (mails.get(readMessageId(mail)) ?? new Set()).add(mail));
  const faults = await Promise.all(raw.map(findMailFaults));
  return {
    stored: [...expected].filter((id) => stored.has(id)).length,
    delivered: [...expected].filter((id) => mails.has(id)).length,
    /** Stored or delivered, but never accepted, not even on a further try. */
    unexpected: [...stored, ...mails.keys()].filter((id) => !expected.has(id)).length,
    repeats: raw.length - mails.size,
    /** Mails that share a Message-ID and yet differ. */
    unlike: [...mails.values()].filter((same) => same.size > 1).length,
    /** Mails with a bare line feed, or that two parsers read differently. */
    faulty: faults.filter((found) => found.length > 0).length,
  };
}

/** Accepts, stores and delivers a number of submissions while the server is killed several times, and counts what came of it. */
export async function runLoad({ port, total, connections, kills }: Load) {
  const samples = Array.from({ length: total }, (_, index) => makeSample(index));
  const accepted = new Map<number, number>();
  let server: Server = startServer(port);
  await waitForServer(server);
  let killed = 0;
  let sendingTime = 0;

  while (accepted.size < total) {
    const waiting = samples.flatMap((_, index) => (accepted.has(index) ? [] : [index]));
    let killing: Promise<void> | undefined;
    const since = performance.now();
    await sendRound(port, connections, samples, waiting, accepted, () => {
      if (killing || killed === kills || accepted.size < ((killed + 1) * total) / (kills + 1)) return;
      sendingTime += performance.now() - since;
      killed++;
      killing = killServer(server);
    });
    if (!killing) sendingTime += performance.now() - since;
    await killing;
    if (killing) {
      server = startServer(port);
      await waitForServer(server);
    }
  }

  const ids = await Promise.all(
    samples.map(({ requestId, submission }) =>
      identify(submission, { requestId, isForm: false, now: 0, random: () => "" }),
    ),
  );
  await waitForMails(port, total);
  await killServer(server);
  const counts = await countDelivered(port, new Set(ids));
  const times = [...accepted.values()].sort((one, other) => one - other);
  return {
    accepted: accepted.size,
    killed,
    ...counts,
    perSecond: Math.round((accepted.size / sendingTime) * 1000),
    medianMs: Math.round(times[Math.floor(times.length * 0.5)] ?? 0),
    p99Ms: Math.round(times[Math.floor(times.length * 0.99)] ?? 0),
  };
}
