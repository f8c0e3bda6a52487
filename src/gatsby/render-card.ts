import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { pngOptions, toPng } from "../social/to-png";

/** Below the project's root. `gatsby clean` takes it away, and then all cards are rendered again. */
const cacheFolder = ".cache/social-cards";

/** Renders a card, or takes the picture that an earlier build made of the very same drawing. */
export async function renderCard(svg: string): Promise<Buffer> {
  const hash = createHash("sha256").update(JSON.stringify(pngOptions)).update(svg).digest("hex");
  const file = join(cacheFolder, `${hash}.png`);
  const known = await readFile(file).catch(() => undefined);
  if (known) return known;
  const picture = await toPng(svg);
  await mkdir(cacheFolder, { recursive: true });
  await writeFile(file, picture);
  return picture;
}
