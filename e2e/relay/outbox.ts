import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

import { simpleParser, type ParsedMail } from "mailparser";

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
