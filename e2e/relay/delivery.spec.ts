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
import { askSubmissions, listSubmissions } from "./submissions";

// They start servers of their own, at ports of their own, and end them without mercy.
test.describe.configure({ mode: "serial", timeout: 180_000 });

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

test("the owner lists what is stored, reads it, sends it again, and forgets it", async ({ baseURL }) => {
  const port = choosePort(baseURL);
  await forgetServer(port);
  const server = await startAt(port);
  expect(await askSubmissions(port)).toContain("Nothing is stored.");
  expect(await post(port, "Please call us back.")).toBe(200);
  await expect.poll(async () => (await readRawMails(outboxOf(port))).length).toBe(1);

  await expect.poll(() => askSubmissions(port), patience).toContain("1 delivered");
  const [row] = await listSubmissions(port);
  const id = row?.id.slice(0, 8) ?? "";
  expect(await askSubmissions(port, "show", id)).toContain("Please call us back.");

  expect(await askSubmissions(port, "resend", id)).toContain("1 will be sent");
  await expect.poll(async () => (await readRawMails(outboxOf(port))).length, patience).toBe(2);
  expect(new Set(await readRawMails(outboxOf(port))).size).toBe(1);

  expect(await askSubmissions(port, "delete", id)).toContain("1 deleted.");
  expect(await listSubmissions(port)).toEqual([]);
  await killServer(server);
  await forgetServer(port);
});

test("a server that is killed leaves nothing running and nothing behind that keeps its port", async ({ baseURL }) => {
  const port = choosePort(baseURL);
  const server = await startAt(port);
  // Only the program itself, not the engine that it has started.
  server.process.kill("SIGKILL");
  await expect.poll(() => fetch(`http://localhost:${port}/`).catch(() => "closed")).toBe("closed");
  await killServer(await startAt(port));
  await forgetServer(port);
});

test("of 300 submissions, with the server killed twice on the way, all are stored and delivered", async ({
  baseURL,
}) => {
  const port = choosePort(baseURL);
  await forgetServer(port);
  const counts = await runLoad({ port, total: 300, connections: 20, kills: 2 });
  expect(counts).toMatchObject({ accepted: 300, killed: 2, stored: 300, delivered: 300, unexpected: 0, unlike: 0 });
  await forgetServer(port);
});
