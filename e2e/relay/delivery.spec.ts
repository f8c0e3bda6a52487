import { rm, writeFile } from "node:fs/promises";

import { validEntries } from "../contact/form";
import {
  deleteServerData,
  killAllServers,
  killServer,
  getOutboxPath,
  startServer,
  waitForServer,
  type Server,
} from "../support/start-server";
import { expect, test } from "../test";
import { runLoad } from "./load";
import { readRawMails } from "./outbox";
import { execute, exportDatabase, listSubmissions } from "./submissions";

// Each test starts and kills its own servers.
test.describe.configure({ mode: "serial", timeout: 300_000 });

/** Database queries start a program, which can take seconds. */
const queryTimeout = { timeout: 30_000 };

test.afterEach(killAllServers);

function choosePort(baseURL: string | undefined): number {
  return Number(new URL(baseURL ?? "").port) + 20;
}

async function post(port: number, message: string): Promise<number> {
  const body = JSON.stringify({ ...validEntries, message });
  const headers = { "content-type": "application/json", accept: "application/json" };
  const answer = await fetch(`http://localhost:${port}/send-email`, { method: "POST", headers, body });
  return answer.status;
}

async function startAt(port: number): Promise<Server> {
  const server = startServer(port);
  await waitForServer(server);
  return server;
}

test("a restored copy does not resend mails and omits deleted submissions", async ({ baseURL }, testInfo) => {
  const port = choosePort(baseURL);
  await deleteServerData(port);
  const server = await startAt(port);
  const sqlMessage = 'It\'s \nINSERT INTO "submissions" VALUES(1); --';
  expect(await post(port, sqlMessage)).toBe(200);
  expect(await post(port, "To be deleted later")).toBe(200);
  await expect.poll(async () => (await readRawMails(getOutboxPath(port))).length, queryTimeout).toBe(2);
  // Replaces the outbox by a file, so that mails cannot be written.
  await rm(getOutboxPath(port), { recursive: true });
  await writeFile(getOutboxPath(port), "");
  expect(await post(port, "Waiting when the copy was made")).toBe(200);
  await expect.poll(server.readOutput, queryTimeout).toContain("attempt 1 to send its mail failed");
  await killServer(server);
  const copy = await exportDatabase(port, testInfo.outputPath());

  // Restores into a new database of the relay with one deletion.
  const deleted = (await listSubmissions(port)).find(({ message }) => message.startsWith("To be deleted"))?.id ?? "";
  await deleteServerData(port);
  await killServer(await startAt(port));
  await execute(port, "--command", `INSERT INTO deletions VALUES ('${deleted}', 0)`);
  await execute(port, "--file", copy);
  await execute(port, "--file", copy);
  const rows = (await listSubmissions(port)).map(({ state, message }) => [state, message]);
  expect(rows).toEqual([
    ["delivered", sqlMessage],
    ["dead", "Waiting when the copy was made"],
  ]);
  const restarted = await startAt(port);
  expect(await readRawMails(getOutboxPath(port))).toEqual([]);
  expect(restarted.readOutput()).toContain("Undelivered submissions: 1 dead, 0 waiting for more than an hour.");
  await killServer(restarted);
  await deleteServerData(port);
});

test("the engine stops when only its server is killed", async ({ baseURL }) => {
  const port = choosePort(baseURL);
  const server = await startAt(port);
  process.kill(server.process.pid ?? 0, "SIGKILL");
  await expect
    .poll(() =>
      fetch(`http://localhost:${port}/`).then(
        ({ status }) => status,
        () => "ended",
      ),
    )
    .toBe("ended");
  await deleteServerData(port);
});

test("300 submissions arrive by mail and webhook while the server is killed twice and clients leave", async ({
  baseURL,
}) => {
  const port = choosePort(baseURL);
  await deleteServerData(port);
  const counts = await runLoad({ port, total: 300, connections: 20, kills: 2, resets: 20 });
  expect(counts).toMatchObject({
    accepted: 300,
    killed: 2,
    reset: 20,
    unanswered: 0,
    stored: 300,
    delivered: 300,
    lost: 0,
    unexpected: 0,
    unlike: 0,
  });
  await deleteServerData(port);
});
