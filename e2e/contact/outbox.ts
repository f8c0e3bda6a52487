import { randomInt, randomUUID } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

import { expect, type Page } from "@playwright/test";
import { simpleParser, type ParsedMail } from "mailparser";

/** Mails of earlier runs lie there too: a file's name begins with its time. */
const started = new Date().toISOString().replaceAll(":", "-");

/** Words that no other message holds. */
export function makeMark(): string {
  return `mark ${randomUUID()}`;
}

/** A network address of its own for each journey: the relay takes 20 messages a minute from one. */
export function makeAddress(): Record<string, string> {
  return { "CF-Connecting-IP": `203.0.${randomInt(256)}.${randomInt(256)}` };
}

/** The mails that the relay has sent since the journeys began and that hold these words, the latest last. */
async function readMails(baseURL: string, words: string): Promise<ParsedMail[]> {
  const outbox = join("src/relay/.wrangler", new URL(baseURL).port, "outbox");
  const names = (await readdir(outbox)).filter((name) => name.endsWith(".eml") && name >= started).sort();
  const mails = await Promise.all(names.map(async (name) => simpleParser(await readFile(join(outbox, name)))));
  return mails.filter((mail) => mail.text?.includes(words));
}

type Sender = Pick<Page, "request">;

/** Sends another message and waits for its mail: whatever was sent before has come by then. */
async function waitForLast({ request }: Sender, url: string): Promise<void> {
  const message = makeMark();
  const form = { firstName: "Last", lastName: "One", phone: "1", email: "last@acme.example", message };
  const answer = await request.post(`${url}/send-email`, { form, headers: makeAddress() });
  expect(answer.status()).toBe(200);
  await expect.poll(async () => (await readMails(url, message)).length).toBe(1);
}

/** The one mail that holds these words. */
export async function findOnlyMail(sender: Sender, baseURL: string | undefined, words: string): Promise<ParsedMail> {
  const url = baseURL ?? "";
  await expect.poll(async () => (await readMails(url, words)).length).toBeGreaterThan(0);
  await waitForLast(sender, url);
  const [mail, ...others] = await readMails(url, words);
  expect(others).toEqual([]);
  if (!mail) throw new Error("The mail is gone");
  return mail;
}

/** No mail holds these words, though one that was sent later is there. */
export async function expectNoMail(sender: Sender, baseURL: string | undefined, words: string): Promise<void> {
  await waitForLast(sender, baseURL ?? "");
  expect(await readMails(baseURL ?? "", words)).toEqual([]);
}
