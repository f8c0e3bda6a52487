import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

/** Folder of the built site, below the project's root. */
export const publicFolder = "public";

/** Writes a file of the built site, given its path there. */
export async function writePublic(path: string, content: string | Uint8Array): Promise<void> {
  const file = join(publicFolder, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}

/** The part of a file's digest in its address: 40 bits, beside the file's name. */
export function shortenDigest(digest: string): string {
  return digest.slice(0, 10);
}
