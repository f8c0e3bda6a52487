import { readFile } from "node:fs/promises";
import { join } from "node:path";

import type { NodePluginArgs } from "gatsby";
import sharp from "sharp";

import { dataFolder, imagesFolder } from "../content/read/data-folder";
import { faviconSize, screenIcons, touchIcon } from "../seo/addresses";
import { writePublic } from "./public-folder";

/**
 * Wraps a square PNG of less than 256 pixels as an ICO file.
 * @see https://learn.microsoft.com/en-us/previous-versions/ms997538(v=msdn.10)
 */
export function wrapIco(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  // An icon of one picture: width, height, planes, bits a pixel, length, place.
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

/** Writes the icons of browsers and home screens, drawn from the company's mark. */
export async function writeIcons({ getNodesByType }: Pick<NodePluginArgs, "getNodesByType">): Promise<void> {
  const [site] = getNodesByType("SiteSettings");
  if (!site) return;
  const mark = await readFile(join(dataFolder, imagesFolder, String(site["mark"])));
  const draw = (size: number) => sharp(mark).resize(size, size).png();
  await Promise.all([
    writePublic("favicon.svg", mark),
    writePublic("favicon.ico", wrapIco(await draw(faviconSize).toBuffer(), faviconSize)),
    // Home screens of iOS show transparent pixels in black.
    writePublic(
      touchIcon.name,
      await draw(touchIcon.size)
        .flatten({ background: site["themeColor"] as string })
        .toBuffer(),
    ),
    ...screenIcons.map(async ({ name, size }) => writePublic(name, await draw(size).toBuffer())),
  ]);
}
