import { randomInt, randomUUID } from "node:crypto";

import { expect, type Page } from "@playwright/test";
import PostalMime, { type Email } from "postal-mime";

import { readRawMails } from "../relay/outbox";
import { getOutboxPath } from "../support/start-server";

/** Excludes mails of earlier runs: file names start with a time. */
const started = new Date().toISOString().replaceAll(":", "-");

export function makeMark(): string {
  return `mark ${randomUUID()}`;
}

/** Creates an IP address per test: the relay accepts 20 messages a minute from each. */
export function makeAddress(): Record<string, string> {
  return { "CF-Connecting-IP": `203.0.${randomInt(256)}.${randomInt(256)}` };
}

/** Finds mails of this run that contain a text, oldest first. */
async function findMails(baseURL: string, text: string): Promise<Email[]> {
  const raw = await readRawMails(getOutboxPath(Number(new URL(baseURL).port)), started);
  const mails = await Promise.all(raw.map((mail) => PostalMime.parse(mail)));
  return mails.filter((mail) => mail.text?.includes(text));
}

/** Sends another message and waits for its mail, which arrives after those of earlier messages. */
async function waitForLast({ request }: Page, url: string): Promise<void> {
  const message = makeMark();
  const form = { firstName: "Last", lastName: "One", phone: "1", email: "last@acme.example", message };
  const answer = await request.post(`${url}/send-email`, { form, headers: makeAddress() });
  expect(answer.status()).toBe(200);
  await expect.poll(async () => (await findMails(url, message)).length).toBe(1);
}

export async function findOnlyMail(page: Page, baseURL: string | undefined, text: string): Promise<Email> {
  const url = baseURL ?? "";
  await expect.poll(async () => (await findMails(url, text)).length).toBeGreaterThan(0);
  await waitForLast(page, url);
  const [mail, ...others] = await findMails(url, text);
  expect(others).toEqual([]);
  if (!mail) throw new Error("The mail is gone");
  return mail;
}
