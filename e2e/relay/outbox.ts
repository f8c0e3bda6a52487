import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

import { simpleParser, type ParsedMail } from "mailparser";
import PostalMime from "postal-mime";

/** The mails of a folder, the oldest first, as they went over the wire. */
export async function readRawMails(folder: string): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".eml"));
  return Promise.all(names.sort().map((name) => readFile(join(folder, name), "utf8")));
}

/** The same as a mail client reads them. */
export async function readMails(folder: string): Promise<ParsedMail[]> {
  return Promise.all((await readRawMails(folder)).map((raw) => simpleParser(raw)));
}

/** The id that ties a mail to its submission. */
export function readMessageId(raw: string): string {
  return /^Message-ID: <([^@]+)@/imu.exec(raw)?.[1] ?? "";
}

/** What is wrong with a mail: line feeds that stand alone, and what one of two parsers reads otherwise than the other. */
export async function findMailFaults(raw: string): Promise<string[]> {
  const [one, other] = await Promise.all([simpleParser(raw), PostalMime.parse(raw)]);
  const pairs = {
    "Message-ID": [one.messageId, other.messageId],
    Subject: [one.subject, other.subject],
    "Reply-To": [one.replyTo?.value[0]?.address, other.replyTo?.[0]?.address],
    text: [one.text?.trim(), other.text?.trim()],
  };
  return [
    ...(/(?<!\r)\n/u.test(raw) ? ["a line feed stands alone"] : []),
    ...Object.entries(pairs).flatMap(([name, [first, second]]) => (first && first === second ? [] : [name])),
  ];
}
