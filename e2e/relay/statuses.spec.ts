import { execFile } from "node:child_process";
import { promisify } from "node:util";

import type { APIRequestContext } from "@playwright/test";

import { writeReport } from "../../src/relay/testing/report";
import { catalogue, validEntries as submission } from "../contact/form";
import { getOutboxPath } from "../support/start-server";
import { expect, test } from "../test";
import { readRawMails } from "./outbox";
import { listSubmissions } from "./submissions";

function send(
  request: APIRequestContext,
  address: string,
  data: string | object,
  headers: Record<string, string> = {},
) {
  const json = { "content-type": "application/json", "cf-connecting-ip": address };
  return request.post("/send-email", { data, headers: { ...json, ...headers } });
}

// Unit tests in `src/relay` test all rules; these could break in the engine in front of the relay.
test("rejected requests return their status and a message", async ({ request }) => {
  for (const [status, data, headers] of [
    [403, submission, { origin: "https://other.example" }],
    [413, "x".repeat(1024 * 1024)],
  ] as const) {
    const answer = await send(request, "192.0.2.2", data, headers);
    expect(answer.status()).toBe(status);
    expect(answer.headers()["content-type"]).toBe("application/json");
    expect(await answer.json()).toHaveProperty("message");
  }
  expect((await request.fetch("/send-email", { method: "OPTIONS" })).status()).toBe(204);
  expect((await request.fetch("/send-email", { method: "PUT" })).status()).toBe(405);
});

test("twenty concurrent attempts of one request are stored as one submission", async ({ request, baseURL }) => {
  const port = Number(new URL(baseURL ?? "").port);
  const id = crypto.randomUUID();
  const own = { ...submission, message: `Tried again and again: ${id}` };
  const tries = Array.from({ length: 20 }, (_, index) =>
    send(request, `198.51.100.${index}`, own, { "x-request-id": id }),
  );
  for (const answer of await Promise.all(tries)) {
    expect(answer.status()).toBe(200);
    expect(await answer.json()).toEqual({ message: catalogue.succeeded[1] });
    expect(answer.headers()).toMatchObject({
      "content-type": "application/json",
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
      "strict-transport-security": "max-age=63072000",
    });
  }
  const countMails = async () => (await readRawMails(getOutboxPath(port))).filter((mail) => mail.includes(id)).length;
  await expect.poll(countMails, { timeout: 30_000 }).toBe(1);
});

test("the engine delivers a report of a bounce to the relay, and a canary passes", async ({ request, baseURL }) => {
  const port = Number(new URL(baseURL ?? "").port);
  const message = `Bounces: ${crypto.randomUUID()}`;
  expect((await send(request, "192.0.2.3", { ...submission, message })).status()).toBe(200);
  const findMail = async () => (await readRawMails(getOutboxPath(port))).find((mail) => mail.includes(message)) ?? "";
  await expect.poll(findMail, { timeout: 30_000 }).not.toBe("");
  const to = "/cdn-cgi/handler/email?from=mailer-daemon@mx.example&to=website@starter.example";
  // Until the relay has stored that the mail was accepted, it asks for the report again.
  const report = async () => (await request.post(to, { data: writeReport(await findMail()) })).status();
  await expect.poll(report, { timeout: 30_000 }).toBe(200);
  const rows = await listSubmissions(port);
  expect(rows.filter((row) => row.message === message).map(({ state }) => state)).toEqual(["dead"]);
  const env = { ...process.env, CONTENT_FOLDER: "starter", CANARY_SECRET: "" };
  const { stdout } = await promisify(execFile)(process.execPath, ["src/scripts/canary.mjs", baseURL ?? ""], { env });
  expect(stdout).toBe("The canary passed. Accepted: mail.\n");
});
