import { randomInt, randomUUID } from "node:crypto";

import { expect, type Page } from "@playwright/test";
import PostalMime, { type Email } from "postal-mime";

import { readRawMails } from "../relay/outbox";
import { outboxOf } from "../start-server";

/** Mails of earlier runs may be in the outbox; the name of a mail's file begins with its time. */
const started = new Date().toISOString().replaceAll(":", "-");

/** A text that no other message contains. */
export function makeMark(): string {
  return `mark ${randomUUID()}`;
}

/** A network address for one test: the relay accepts 20 messages a minute from each. */
export function makeAddress(): Record<string, string> {
  return { "CF-Connecting-IP": `203.0.${randomInt(256)}.${randomInt(256)}` };
}

/** The mails of this run that contain a text, the latest last. */
async function findMails(baseURL: string, text: string): Promise<Email[]> {
  const raw = await readRawMails(outboxOf(Number(new URL(baseURL).port)), started);
  const mails = await Promise.all(raw.map((mail) => PostalMime.parse(mail)));
  return mails.filter((mail) => mail.text?.includes(text));
}

type Sender = Pick<Page, "request">;

/** Sends another message and waits for its mail: the mails of earlier messages have arrived by then. */
async function waitForLast({ request }: Sender, url: string): Promise<void> {
  const message = makeMark();
  const form = { firstName: "Last", lastName: "One", phone: "1", email: "last@acme.example", message };
  const answer = await request.post(`${url}/send-email`, { form, headers: makeAddress() });
  expect(answer.status()).toBe(200);
  await expect.poll(async () => (await findMails(url, message)).length).toBe(1);
}

/** The only mail that contains a text. */
export async function findOnlyMail(sender: Sender, baseURL: string | undefined, text: string): Promise<Email> {
  const url = baseURL ?? "";
  await expect.poll(async () => (await findMails(url, text)).length).toBeGreaterThan(0);
  await waitForLast(sender, url);
  const [mail, ...others] = await findMails(url, text);
  expect(others).toEqual([]);
  if (!mail) throw new Error("The mail is gone");
  return mail;
}

/** No mail contains a text, though a later mail has arrived. */
export async function expectNoMail(sender: Sender, baseURL: string | undefined, text: string): Promise<void> {
  await waitForLast(sender, baseURL ?? "");
  expect(await findMails(baseURL ?? "", text)).toEqual([]);
}
