import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

async function readFiles(folder: string, ending: string, since: string): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(ending) && name >= since);
  return Promise.all(names.sort().map((name) => readFile(join(folder, name), "utf8")));
}

/** Reads the raw mails of a folder, oldest first. @param since time prefix of the first mail; all by default */
export function readRawMails(folder: string, since = ""): Promise<string[]> {
  return readFiles(folder, ".eml", since);
}

/** Reads the submission ids of the webhooks in a folder, oldest first. */
export async function readWebhookIds(folder: string): Promise<string[]> {
  const bodies = await readFiles(folder, ".json", "");
  return bodies.map((body) => (JSON.parse(body) as { data: { id: string } }).data.id);
}

export function readMessageId(raw: string): string {
  return /^Message-ID: <([^@]+)@/imu.exec(raw)?.[1] ?? "";
}
