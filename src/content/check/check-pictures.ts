import { readFileSync } from "node:fs";
import { join } from "node:path";

import sharp from "sharp";

import { finding, warning, type Finding, type Problem } from "../problem";
import { digest, findResult, storeResult } from "../read/build-cache";
import { findFile, imagesFolder } from "../read/data-folder";
import { readContent, type Content } from "../read/read-content";
import { explainImage, listPictures, openPictures, type Use } from "./check-images";

const logoPale = "logo-pale";
const transparent = "image-transparent";

/** Whether a finding concerns a use of a picture: light logos, and transparent portraits. */
function concerns({ rule }: Finding, { folder = "" }: Use["limits"]): boolean {
  if (rule === logoPale) return folder.startsWith("logos/");
  return rule !== transparent || folder === "people";
}

/** Whether hardly anything is visible of pixels on white: nearly all of their channels are above this value. */
const isPale = (pixels: Buffer) => pixels.filter((value) => value < 208).length < pixels.length / 1000;

/** Decodes a picture as the build does, and explains what it would show of it. */
async function explainPixels(content: Buffer): Promise<Finding[]> {
  try {
    const { width, format, pages = 1, orientation = 1, space, hasAlpha } = await sharp(content).metadata();
    const density = format === "svg" ? Math.min(Math.max((72 * 512) / width, 1), 2400) : 72;
    const pixels = await sharp(content, { failOn: "warning", density })
      .resize(256, 256, { fit: "inside" })
      .flatten({ background: "#fff" })
      .toColorspace("srgb")
      .raw()
      .toBuffer();
    // A PNG that moves has a chunk of this name before its pixels.
    if (pages > 1 || (format === "png" && content.subarray(0, content.indexOf("IDAT")).includes("acTL")))
      return [
        finding("image-moving", "is a moving picture, of which the site shows one frame", "Save this frame alone"),
      ];
    // gatsby-plugin-sharp turns the picture, but not its width and height.
    if (orientation > 4)
      return [
        finding("image-turned", "lies on its side, and only its EXIF data say so", "Turn it, and save it upright"),
      ];
    const remedy = "Use the logo for light grounds, in color or in black";
    const light = warning(logoPale, "is so light that it is invisible on white", remedy);
    const print = warning("image-print", "has the colors of print (CMYK)", "Save it in the colors of screens (sRGB)");
    const ground = "is transparent in places, where the site shows a light gray";
    const clear = warning(transparent, ground, "Save it with a background, or without the transparent channel");
    const isClear = hasAlpha && format !== "svg" && !(await sharp(content).stats()).isOpaque;
    return [...(isPale(pixels) ? [light] : []), ...(space === "cmyk" ? [print] : []), ...(isClear ? [clear] : [])];
  } catch (error) {
    const reason = (error as Error).message.split("\n")[0] ?? "";
    const message = `is damaged or cut off (${reason.replace(/^.*(?:error: |header: )/u, "")})`;
    return [finding("image-damaged", message, "Save or export it again")];
  }
}

/** Decodes all pictures that are used and whose files are accepted. Reports those that the build cannot show as they are. */
export async function checkPictures(
  root: string,
  { records, images }: Content = readContent(root),
  pictures = openPictures(root, images),
): Promise<Problem[]> {
  const decode = async (name: string): Promise<Finding[]> => {
    if (explainImage(name, { kind: "image" }, pictures).length > 0) return [];
    const content = readFileSync(join(root, findFile(`${imagesFolder}/${name}`, root)));
    const key = digest(content);
    return (findResult(key) as Finding[] | undefined) ?? storeResult(key, await explainPixels(content));
  };
  const uses = records.flatMap(listPictures);
  const names = [...new Set(uses.map(({ name }) => name))];
  const found = new Map(await Promise.all(names.map(async (name) => [name, await decode(name)] as const)));
  return uses.flatMap(({ name, limits, report }) =>
    (found.get(name) ?? [])
      .filter((each) => concerns(each, limits))
      .map((each) => report({ ...each, message: `names ${name}, which ${each.message}` })),
  );
}
