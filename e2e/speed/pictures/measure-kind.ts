import { readdirSync } from "node:fs";
import { join } from "node:path";

import sharp from "sharp";

import { encodeAvifFaster } from "../../../src/gatsby/encode-avif-faster";
import { takeMedian } from "../median";
import { compare, type Tile } from "./compare";
import type { Rung } from "./choose-quality";
import { type Format, kinds, type Kind } from "./kinds";

encodeAvifFaster();

/** Qualities that are tried. */
const ladder: Readonly<Record<Format, readonly number[]>> = {
  avif: [30, 35, 40, 45, 50, 52, 55, 60, 65, 70],
  webp: [35, 40, 45, 50, 55, 60, 65, 70, 75, 80, 85],
};

/** All pictures of a kind in one format and quality. */
export interface MeasuredRung extends Rung {
  format: Format;
  /** Of all pictures, and of the one in the middle. */
  bytes: { total: number; median: number };
  median: number;
  /** Which is least like its source, and where. */
  least: { file: string; tile: Tile };
}

/** A source, resized as the build does it. */
export function resize(file: string, kind: Kind): Promise<Buffer> {
  return sharp(file).resize(kinds[kind].width).png().toBuffer();
}

/** A resized picture, encoded as the build does it. */
export function encode(picture: Buffer, format: Format, quality: number): Promise<Buffer> {
  return sharp(picture).toFormat(format, { quality }).toBuffer();
}

async function listSources(kind: Kind): Promise<string[]> {
  const { folder, sources } = kinds[kind];
  const files = readdirSync(folder).filter((file) => /\.(?:png|jpe?g|webp)$/u.test(file));
  const chosen: string[] = [];
  for (const file of files.sort()) {
    const { width } = await sharp(join(folder, file)).metadata();
    if (width >= sources[0] && width <= sources[1]) chosen.push(join(folder, file));
  }
  return chosen;
}

async function measureRung(
  pictures: ReadonlyMap<string, Buffer>,
  format: Format,
  quality: number,
): Promise<MeasuredRung> {
  const all: { file: string; bytes: number; tile: Tile }[] = [];
  for (const [file, picture] of pictures) {
    const encoded = await encode(picture, format, quality);
    all.push({ file, bytes: encoded.length, tile: await compare(picture, encoded) });
  }
  const least = all.reduce((one, other) => (other.tile.likeness < one.tile.likeness ? other : one));
  const bytes = all.map((picture) => picture.bytes);
  return {
    format,
    quality,
    bytes: { total: bytes.reduce((sum, each) => sum + each, 0), median: takeMedian(bytes) },
    median: takeMedian(all.map(({ tile }) => tile.likeness)),
    worst: least.tile.likeness,
    least: { file: least.file, tile: least.tile },
  };
}

/** All pictures of a kind, in every quality of a format. */
export async function measureKind(kind: Kind, format: Format): Promise<MeasuredRung[]> {
  const pictures = new Map<string, Buffer>();
  for (const file of await listSources(kind)) pictures.set(file, await resize(file, kind));
  const rungs: MeasuredRung[] = [];
  for (const quality of ladder[format]) rungs.push(await measureRung(pictures, format, quality));
  return rungs;
}
