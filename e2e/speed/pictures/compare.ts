import sharp from "sharp";
import { ssim } from "ssim.js";

/** Side of a tile in pixels: 16 CSS pixels on a telephone's screen, about a letter. */
const tile = 32;
/** Share of the tiles that may be less alike than what is told. */
const share = 0.01;

interface Grid {
  /** Row after row. */
  data: readonly number[];
  width: number;
  height: number;
}

export interface Tile {
  x: number;
  y: number;
  /** Mean SSIM, at most 1. */
  likeness: number;
}

/** Whole tiles of a map of likeness, the least alike first. */
export function listTiles({ data, width, height }: Grid, side = tile): Tile[] {
  const tiles: Tile[] = [];
  for (let y = 0; y + side <= height; y += side)
    for (let x = 0; x + side <= width; x += side) {
      let sum = 0;
      for (let row = y; row < y + side; row++)
        for (let column = x; column < x + side; column++) sum += data[row * width + column] ?? 0;
      tiles.push({ x, y, likeness: sum / side ** 2 });
    }
  return tiles.sort((one, other) => one.likeness - other.likeness);
}

async function readPixels(file: Buffer) {
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data: new Uint8ClampedArray(data), width: info.width, height: info.height };
}

/**
 * How alike a picture and its encoding are where they are least alike. The mean of a whole picture says little: most of a
 * product picture is empty ground, which any quality keeps. So it is cut into tiles, and all but a hundredth of them are
 * at least as alike as this. Luminance alone counts (SSIM, Wang et al. 2004): WebP halves the resolution of colours at every quality.
 * @param before,after encoded in any format, of the same size
 */
export async function compare(before: Buffer, after: Buffer): Promise<Tile> {
  const [one, other] = await Promise.all([readPixels(before), readPixels(after)]);
  // Downsampling, its default, would blur what is to be found.
  const tiles = listTiles(ssim(one, other, { downsample: false }).ssim_map);
  const found = tiles[Math.floor(tiles.length * share)];
  if (!found) throw new Error("The picture is smaller than a tile.");
  return found;
}
