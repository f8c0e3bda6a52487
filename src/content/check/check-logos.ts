import { readFile } from "node:fs/promises";
import { join } from "node:path";

import sharp from "sharp";

import { finding, type Problem } from "../problem";
import { dataFolder, imagesFolder } from "../read/data-folder";
import { readContent } from "../read/read-content";
import { listRuledValues, problemAt } from "../read/record";

/** Lightness of all three channels from which a pixel is hardly visible on the site's light grounds, of 255. */
const pale = 208;

/** Share of the visible pixels of a logo that must be darker. */
const leastVisible = 0.01;

/** Whether nothing of a picture would be seen on a light ground. A picture that cannot be read is reported elsewhere. */
async function isPale(file: string): Promise<boolean> {
  try {
    // Not by its name: sharp caches files, and the check watches them.
    const image = sharp(await readFile(file))
      .resize(256, 256, { fit: "inside" })
      .toColorspace("srgb")
      .ensureAlpha();
    const { data } = await image.raw().toBuffer({ resolveWithObject: true });
    let [visible, dark] = [0, 0];
    for (let at = 0; at < data.length; at += 4) {
      const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(at, at + 4);
      if (alpha < 64) continue;
      visible += 1;
      if (Math.min(red, green, blue) < pale) dark += 1;
    }
    return visible > 0 && dark < visible * leastVisible;
  } catch {
    return false;
  }
}

/** Warns of logos that are white or nearly so: all are shown on light grounds. */
export async function checkLogos(root: string): Promise<Problem[]> {
  const logos = readContent(root).records.flatMap((record) =>
    listRuledValues(record).flatMap(({ path, value, rule }) =>
      rule.kind === "image" && rule.folder?.startsWith("logos/") ? [{ record, path, value }] : [],
    ),
  );
  const found = await Promise.all(
    logos.map(async ({ record, path, value }) => {
      if (!(await isPale(join(root, dataFolder, imagesFolder, value)))) return [];
      const message = `names ${value}, which is so light that it is invisible on white`;
      const warning = finding("logo-pale", message, "Use the logo for light grounds, in color or in black");
      return [problemAt(record, path, warning, { level: "warning" })];
    }),
  );
  return found.flat();
}
