import sharp, { type PngOptions } from "sharp";

/**
 * A palette halves the file and cannot be seen in a drawing of few colours; more effort would save a hundredth.
 * Dithering spills over: in one card of ten the ground had another colour between two lines.
 */
export const pngOptions: PngOptions = { palette: true, dither: 0, effort: 3, compressionLevel: 9 };

/** Renders a drawing whose texts are outlines. */
export async function toPng(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg)).png(pngOptions).toBuffer();
}
