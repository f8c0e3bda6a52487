import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

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
