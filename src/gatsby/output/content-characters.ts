import { readFileSync } from "node:fs";

import { findFile, listContent } from "../../content/read/data-folder";
import { listFontFiles } from "../../theme/font-files";
import { drawn, isLacking } from "../finish/mark-typeface";
import typeface from "../../theme/typeface.json";

/** Lists the visible characters of all JSON and MDX files of the content. */
export function listContentCharacters(): string[] {
  const texts = listContent(".")
    .filter((file) => /\.(?:json|mdx)$/u.test(file))
    .map((file) => readFileSync(findFile(file), "utf8").normalize());
  return [...new Set(texts.join(""))].filter((character) => /[^\p{C}\p{Z}]/u.test(character)).sort();
}

/**
 * Lists the characters that the site's fonts lack: `missing` are those that the package of the typeface has, `absent` other letters of
 * scripts that `mark-typeface.ts` shows in the fallback font.
 */
export async function findLackingCharacters(characters: readonly string[]) {
  const files = await listFontFiles(typeface.package);
  const lacking = characters.filter((each) => !drawn.has(each));
  const isInPackage = (character: string) => files.some((file) => file.characters.has(character));
  return {
    missing: lacking.filter(isInPackage),
    absent: lacking.filter((each) => isLacking(each) && !isInPackage(each)),
  };
}
