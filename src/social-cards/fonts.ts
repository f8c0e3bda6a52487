import { readFile } from "node:fs/promises";
import { join } from "node:path";

import type { Font } from "satori";

/** In the project's root, where the build runs. */
const folder = "node_modules/@fontsource/geist/files";
const scripts = ["latin", "latin-ext", "vietnamese", "cyrillic", "cyrillic-ext"];
const weights = [500, 600] as const;

/** Reads the site's font in the weights of the cards, for all scripts it has. A variable font would be set in its thinnest weight. */
export async function loadFonts(): Promise<Font[]> {
  return Promise.all(
    scripts.flatMap((script, index) =>
      weights.map(async (weight) => ({
        // Of two fonts of one name and weight only one counts, but a letter is looked for in all names.
        name: index === 0 ? "Geist" : `Geist ${script}`,
        weight,
        style: "normal" as const,
        data: await readFile(join(folder, `geist-${script}-${weight}-normal.woff`)),
      })),
    ),
  );
}
