import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

import type { NodePluginArgs } from "gatsby";
import sharp from "sharp";

import { findFile, imagesFolder } from "../../content/read/data-folder";
import { screenIcons, touchIcon } from "../../seo/addresses";
import { palette } from "../../theme/palette";
import { writePublic } from "./public-folder";

/** Folder of drawings whose colors are names of the palette, e.g. `stroke="{accent}"`. */
export const drawingFolder = "src/components/art/charts";

/** Replaces color names in a drawing by values of the palette. Throws on unknown names. */
export function paint(svg: string): string {
  const colors: Readonly<Record<string, string>> = palette;
  return svg.replace(/\{(\w+)\}/gu, (_, name: string) => {
    const color = colors[name];
    if (color === undefined)
      throw new Error(`A drawing names the color "${name}", which is not in src/theme/palette.ts.`);
    return color;
  });
}

async function writeDrawings(): Promise<void> {
  for (const name of await readdir(drawingFolder))
    await writePublic(`charts/${name}`, paint(await readFile(join(drawingFolder, name), "utf8")));
}

const icoHeaderSize = 22;
const icoWidth = 32;

/** Wraps a PNG of 32 px as an ICO file with this one picture. */
function toIco(png: Buffer): Buffer {
  const header = Buffer.alloc(icoHeaderSize);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.set([icoWidth, icoWidth], 6);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(icoHeaderSize, 18);
  return Buffer.concat([header, png]);
}

/** Wraps a PNG as an SVG file. */
function toSvg(png: Buffer): string {
  const source = `data:image/png;base64,${png.toString("base64")}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><image width="1" height="1" href="${source}"/></svg>`;
}

/** Draws all icons from the company's mark, by name. The touch icon has a background, because phones fill transparency. */
export async function drawIcons(mark: Buffer): Promise<Record<string, Buffer>> {
  const { width, format } = await sharp(mark).metadata();
  const draw = (size: number) =>
    sharp(mark, { density: Math.max((72 * 512) / width, 1) })
      .resize(size, size)
      .png();
  const icons: Record<string, Buffer> = {
    "favicon.svg": format === "svg" ? mark : Buffer.from(toSvg(await draw(touchIcon.size).toBuffer())),
    "favicon.ico": toIco(await draw(icoWidth).toBuffer()),
    [touchIcon.name]: await draw(touchIcon.size).flatten({ background: palette.ink }).toBuffer(),
  };
  for (const { name, size } of screenIcons) icons[name] = await draw(size).toBuffer();
  return icons;
}

/** Writes the drawings in the colors of the palette, and the icons. */
export async function writeBrandFiles({ getNodesByType }: Pick<NodePluginArgs, "getNodesByType">): Promise<void> {
  const mark = String(getNodesByType("SiteSettings")[0]?.["mark"]);
  const icons = await drawIcons(await readFile(findFile(`${imagesFolder}/${mark}`)));
  await Promise.all([writeDrawings(), ...Object.entries(icons).map(([name, icon]) => writePublic(name, icon))]);
}
