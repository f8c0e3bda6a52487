import { mkdirSync } from "node:fs";
import { join } from "node:path";

import sharp from "sharp";

import type { Kind } from "./kinds";
import { encode, resize, type MeasuredRung } from "./measure-kind";

/** Of a crop, in pixels of the picture; it is enlarged twice. */
const side = 224;

/** Writes the place where a kind's pictures lose most: the source on the left, its encoding on the right. */
export async function writeCrops(folder: string, kind: Kind, { format, quality, least }: MeasuredRung): Promise<void> {
  const source = await resize(least.file, kind);
  const { width, height } = await sharp(source).metadata();
  const left = Math.max(0, Math.min(width - side, least.tile.x - side / 2));
  const top = Math.max(0, Math.min(height - side, least.tile.y - side / 2));
  const crops = [source, await encode(source, format, quality)].map(async (picture, at) => ({
    input: await sharp(await sharp(picture).extract({ left, top, width: side, height: side }).png().toBuffer())
      .resize(side * 2, side * 2, { kernel: "nearest" })
      .toBuffer(),
    left: at * side * 2,
    top: 0,
  }));
  mkdirSync(folder, { recursive: true });
  await sharp({ create: { width: side * 4, height: side * 2, channels: 3, background: "#fff" } })
    .composite(await Promise.all(crops))
    .png()
    .toFile(join(folder, `${kind}-${format}-${quality}.png`));
}
