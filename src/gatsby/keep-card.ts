import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

import type { Card } from "../social/card";
import { pngOptions } from "../social/to-png";

/** Below the project's root. `gatsby clean` takes it away, and then all cards are made again. */
const cacheFolder = ".cache/social-cards";

/**
 * Makes a card's picture, or takes the one that an earlier build made of the very same words and portrait.
 * @param version of the code that makes it
 */
export async function keepCard(card: Card, version: string, make: (card: Card) => Promise<Buffer>): Promise<Buffer> {
  const hash = createHash("sha256")
    .update(JSON.stringify([version, pngOptions, card]))
    .digest("hex");
  const file = join(cacheFolder, `${hash}.png`);
  const known = await readFile(file).catch(() => undefined);
  if (known) return known;
  const picture = await make(card);
  await mkdir(cacheFolder, { recursive: true });
  await writeFile(file, picture);
  return picture;
}
