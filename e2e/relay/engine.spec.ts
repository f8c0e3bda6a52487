import { execFile } from "node:child_process";
import { promisify } from "node:util";

import { writeReport } from "../../src/relay/testing/report";
import { validEntries } from "../contact/form";
import { getOutboxPath } from "../support/start-server";
import { expect, test } from "../test";
import { readRawMails } from "./outbox";

const run = promisify(execFile);

// Unit tests in `src/relay` test all rules; these could break in the engine.
test("the engine delivers a report of a bounce to the relay, and a canary passes", async ({ request, baseURL }) => {
  const port = Number(new URL(baseURL ?? "").port);
  const message = `Bounces: ${crypto.randomUUID()}`;
  const headers = { "cf-connecting-ip": "192.0.2.3" };
  expect((await request.post("/send-email", { data: { ...validEntries, message }, headers })).status()).toBe(200);
  const findMail = async () => (await readRawMails(getOutboxPath(port))).find((mail) => mail.includes(message)) ?? "";
  await expect.poll(findMail, { timeout: 30_000 }).not.toBe("");
  const to = "/cdn-cgi/handler/email?from=mailer-daemon@mx.example&to=website@starter.example";
  // Until the relay has stored that the mail was accepted, it asks for the report again.
  const report = async () => (await request.post(to, { data: writeReport(await findMail()) })).status();
  await expect.poll(report, { timeout: 30_000 }).toBe(200);
  // As `npm run submissions` does.
  const command = `node_modules/wrangler/bin/wrangler.js d1 execute SUBMISSIONS --local --json --persist-to src/relay/.wrangler/${port}/state --config src/relay/wrangler.jsonc --env`;
  const sql = `SELECT state FROM deliveries WHERE message = '${message}'`;
  const { stdout: rows } = await run(process.execPath, [...command.split(" "), "", "--command", sql]);
  expect((JSON.parse(rows) as { results: unknown[] }[]).at(-1)?.results).toEqual([{ state: "dead" }]);
  const env = { ...process.env, CONTENT_FOLDER: "starter", CANARY_SECRET: "" };
  const { stdout } = await run(process.execPath, ["src/scripts/canary.mjs", baseURL ?? ""], { env });
  expect(stdout).toBe("The canary passed. Accepted: mail.\n");
});
