import { readFile } from "node:fs/promises";
import { join } from "node:path";

import sharp from "sharp";

import { finding, type Problem } from "../problem";
import { dataFolder, imagesFolder } from "../read/data-folder";
import { readContent } from "../read/read-content";
import { listRuledValues, problemAt } from "../read/record";

/** Value of the darkest channel (0 to 255) from which a pixel is hardly visible on a light background. */
const pale = 208;

/** Minimum share of opaque pixels that must be darker. */
const minVisible = 0.01;

/** Whether a picture is invisible on a light background. Another check reports unreadable pictures. */
async function isPale(file: string): Promise<boolean> {
  try {
    // Passes the content, because sharp caches files by name.
    const image = sharp(await readFile(file))
      .resize(256, 256, { fit: "inside" })
      .toColorspace("srgb")
      .ensureAlpha();
    const { data } = await image.raw().toBuffer({ resolveWithObject: true });
    let visible = 0;
    let dark = 0;
    for (let at = 0; at < data.length; at += 4) {
      const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(at, at + 4);
      if (alpha < 64) continue;
      visible += 1;
      if (Math.min(red, green, blue) < pale) dark += 1;
    }
    return visible > 0 && dark < visible * minVisible;
  } catch {
    return false;
  }
}

/** Warns of logos that are too light for the light backgrounds of the site. */
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
