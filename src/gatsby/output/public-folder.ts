import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

export const publicFolder = "public";

/** Returns the path of a page's file in the built site: `/team/index.html`. */
export function pageFile(path: string): string {
  return path.endsWith(".html") ? path : `${path.replace(/\/$/u, "")}/index.html`;
}

export async function writePublic(path: string, content: string | Uint8Array): Promise<void> {
  const file = join(publicFolder, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}

/** Shortens a digest to 40 bits for a URL. */
export function shortenDigest(digest: string): string {
  return digest.slice(0, 10);
}
