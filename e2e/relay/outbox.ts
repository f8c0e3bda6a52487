import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

import { simpleParser } from "mailparser";
import PostalMime from "postal-mime";

/**
 * The mails of a folder as they were sent, the oldest first.
 * @param since begins with the time from which mails are read; all by default
 */
export async function readRawMails(folder: string, since = ""): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".eml") && name >= since);
  return Promise.all(names.sort().map((name) => readFile(join(folder, name), "utf8")));
}

/** The id of a mail's submission. */
export function readMessageId(raw: string): string {
  return /^Message-ID: <([^@]+)@/imu.exec(raw)?.[1] ?? "";
}

/** Problems of a mail: bare line feeds, and parts that two parsers read differently. */
export async function findMailErrors(raw: string): Promise<string[]> {
  const [one, other] = await Promise.all([simpleParser(raw), PostalMime.parse(raw)]);
  const pairs = {
    "Message-ID": [one.messageId, other.messageId],
    Subject: [one.subject, other.subject],
    "Reply-To": [one.replyTo?.value[0]?.address, other.replyTo?.[0]?.address],
    text: [one.text?.trim(), other.text?.trim()],
  };
  return [
    ...(/(?<!\r)\n/u.test(raw) ? ["bare line feed"] : []),
    ...Object.entries(pairs).flatMap(([name, [first, second]]) => (first && first === second ? [] : [name])),
  ];
}
