import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

/** Reads the raw mails of a folder, oldest first. @param since time prefix of the first mail; all by default */
export async function readRawMails(folder: string, since = ""): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".eml") && name >= since);
  return Promise.all(names.sort().map((name) => readFile(join(folder, name), "utf8")));
}
