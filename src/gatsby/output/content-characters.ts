import { readFileSync } from "node:fs";
import { join } from "node:path";

import { dataFolder, listFiles } from "../../content/read/data-folder";
import { listCharacters, listFontFiles } from "../../theme/font-files";
import typeface from "../../theme/typeface.json";

/** Lists the visible characters of all JSON and MDX files of the content. */
export function listContentCharacters(): string[] {
  const texts = listFiles(dataFolder)
    .filter((file) => /\.(?:json|mdx)$/u.test(file))
    .map((file) => readFileSync(join(dataFolder, file), "utf8").normalize());
  return [...new Set(texts.join(""))].filter((character) => /[^\p{C}\p{Z}]/u.test(character)).sort();
}

/** Lists the characters that the package of the typeface has, but not the site's fonts. */
export async function findMissingCharacters(characters: readonly string[]): Promise<string[]> {
  const files = await listFontFiles(typeface.package);
  const drawn = new Set(Object.values(typeface.ranges).flatMap(listCharacters));
  return characters.filter((each) => !drawn.has(each) && files.some((file) => file.characters.has(each)));
}
