import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

/** Folder of the built site in the project root. */
export const publicFolder = "public";

/** Writes a file of the built site. */
export async function writePublic(path: string, content: string | Uint8Array): Promise<void> {
  const file = join(publicFolder, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}

/** Shortens a digest to 40 bits for a URL. */
export function shortenDigest(digest: string): string {
  return digest.slice(0, 10);
}
