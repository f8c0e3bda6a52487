import { readFile } from "node:fs/promises";
import { join } from "node:path";

/** Folder of the variable fonts of Fontsource. */
export const packageFolder = "node_modules/@fontsource-variable";

/** File of a package, for some characters. */
export interface FontFile {
  name: string;
  /** Script, e.g. `latin-ext`, or a number. */
  subset: string;
  path: string;
  characters: ReadonlySet<string>;
}

/** Lists the characters of a CSS `unicode-range`. */
export function listCharacters(range: string): string[] {
  return range.split(",").flatMap((part) => {
    const [first = 0, last = first] = part
      .trim()
      .slice(2)
      .split("-")
      .map((code) => Number.parseInt(code, 16));
    return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
  });
}

/** Formats characters as a CSS `unicode-range`. */
export function formatRange(characters: Iterable<string>): string {
  const codes = Array.from(characters, (character) => character.codePointAt(0) ?? 0).sort((a, b) => a - b);
  const format = (code: number) => code.toString(16).toUpperCase();
  return codes
    .filter((code) => !codes.includes(code - 1))
    .map((first) => {
      let last = first;
      while (codes.includes(last + 1)) last += 1;
      return `U+${format(first)}${last > first ? `-${format(last)}` : ""}`;
    })
    .join(",");
}

/**
 * Lists the upright files of a package of Fontsource. Their fonts may lack some of the characters.
 * @param ending of the files: the weight, or the axis of variable fonts
 */
export async function listFontFiles(name: string, folder = packageFolder, ending = "wght"): Promise<FontFile[]> {
  const ranges = JSON.parse(await readFile(join(folder, name, "unicode.json"), "utf8")) as Record<string, string>;
  return Object.entries(ranges).map(([key, range]) => {
    // Numbers are in brackets.
    const subset = key.replace(/[[\]]/gu, "");
    const path = join(folder, name, "files", `${name}-${subset}-${ending}-normal.woff2`);
    return { name, subset, path, characters: new Set(listCharacters(range)) };
  });
}
