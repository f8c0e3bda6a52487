import { mkdir, rm, writeFile } from "node:fs/promises";

import {
  forgetServer,
  killAllServers,
  killServer,
  outboxOf,
  startServer,
  waitForServer,
  type Server,
} from "../start-server";
import { expect, test } from "../test";
import { runLoad } from "./load";
import { readMails, readRawMails } from "./outbox";
import { execute, exportDatabase, listSubmissions } from "./submissions";

// They start servers of their own, at ports of their own, and end them without mercy.
test.describe.configure({ mode: "serial", timeout: 300_000 });

/** Asking the database starts a program of its own, which takes seconds on a busy machine. */
const patience = { timeout: 30_000 };

test.afterEach(killAllServers);

function choosePort(baseURL: string | undefined): number {
  return Number(new URL(baseURL ?? "").port) + 20;
}

async function post(port: number, message: string): Promise<number> {
  const body = JSON.stringify({
    firstName: "Ana",
    lastName: "Ruiz",
    phone: "+34 600 000 000",
    email: "ana@acme.example",
    message,
  });
  const headers = { "content-type": "application/json", accept: "application/json" };
  const answer = await fetch(`http://localhost:${port}/send-email`, { method: "POST", headers, body });
  return answer.status;
}

/** A file where the outbox should be: no mail can be written. */
async function breakOutbox(port: number): Promise<void> {
  await rm(outboxOf(port), { recursive: true });
  await writeFile(outboxOf(port), "");
}

async function mendOutbox(port: number): Promise<void> {
  await rm(outboxOf(port));
  await mkdir(outboxOf(port));
}

async function startAt(port: number): Promise<Server> {
  const server = startServer(port);
  await waitForServer(server);
  return server;
}

test("while mail fails submissions are received and kept, and delivered once it works", async ({ baseURL }) => {
  const port = choosePort(baseURL);
  await forgetServer(port);
  let server = await startAt(port);
  await breakOutbox(port);
  for (const message of ["The first of three", "The second of three", "The third of three"])
    expect(await post(port, message)).toBe(200);

  // One message of the engine's a try, and not a word of the visitor's in it.
  await expect.poll(() => server.readOutput().match(/try 1 of its mail failed/gu)?.length, patience).toBe(3);
  expect(server.readOutput()).not.toMatch(/Ana|Ruiz|acme|600|three/u);
  expect((await listSubmissions(port)).map(({ state }) => state)).toEqual(["waiting", "waiting", "waiting"]);

  // Killed and started again, the server takes up what waits.
  await killServer(server);
  await mendOutbox(port);
  server = await startAt(port);
  await expect.poll(async () => (await readMails(outboxOf(port))).length, patience).toBe(3);
  const texts = (await readMails(outboxOf(port))).map(({ text = "" }) => text).join();
  for (const message of ["The first of three", "The second of three", "The third of three"])
    expect(texts).toContain(message);
  await expect
    .poll(async () => (await listSubmissions(port)).map(({ state }) => state), patience)
    .toEqual(["delivered", "delivered", "delivered"]);
  await killServer(server);
  await forgetServer(port);
});

test("a copy is brought back without mailing anything again, and without what was deleted", async ({
  baseURL,
}, testInfo) => {
  const port = choosePort(baseURL);
  await forgetServer(port);
  const server = await startAt(port);
  const awkward = 'It\'s \nINSERT INTO "submissions" VALUES(1); --';
  expect(await post(port, awkward)).toBe(200);
  expect(await post(port, "To be deleted later")).toBe(200);
  await expect.poll(async () => (await readRawMails(outboxOf(port))).length, patience).toBe(2);
  await breakOutbox(port);
  expect(await post(port, "Waiting when the copy was made")).toBe(200);
  await expect.poll(server.readOutput, patience).toContain("try 1 of its mail failed");
  await killServer(server);
  const copy = await exportDatabase(port, testInfo.outputPath());

  // Into a new database, which the relay makes when it starts, and from which something was deleted.
  const deleted = (await listSubmissions(port)).find(({ message }) => message.startsWith("To be deleted"))?.id ?? "";
  await forgetServer(port);
  await killServer(await startAt(port));
  await execute(port, "--command", `INSERT INTO deletions VALUES ('${deleted}', 0)`);
  await execute(port, "--file", copy);
  await execute(port, "--file", copy);
  const rows = (await listSubmissions(port)).map(({ state, message }) => [state, message]);
  expect(rows).toEqual([
    ["delivered", awkward],
    ["dead", "Waiting when the copy was made"],
  ]);
  const restarted = await startAt(port);
  expect(await readRawMails(outboxOf(port))).toEqual([]);
  expect(restarted.readOutput()).toContain("Undelivered submissions: 1 dead, 0 waiting for more than an hour.");
  await killServer(restarted);
  await forgetServer(port);
});

test("of 300 submissions, with the server killed twice on the way, all are stored and delivered", async ({
  baseURL,
}) => {
  const port = choosePort(baseURL);
  await forgetServer(port);
  const counts = await runLoad({ port, total: 300, connections: 20, kills: 2 });
  expect(counts).toMatchObject({
    accepted: 300,
    killed: 2,
    stored: 300,
    delivered: 300,
    unexpected: 0,
    unlike: 0,
    faulty: 0,
  });
  await forgetServer(port);
});
