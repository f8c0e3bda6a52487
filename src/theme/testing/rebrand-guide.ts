import { readFileSync } from "node:fs";
import { join } from "node:path";

/** Example of docs/rebrand.md. */
interface RebrandGuide {
  colors: Record<string, string>;
  /** Report of a color without enough contrast. */
  report: string;
  /** Packages that are uninstalled and installed. */
  removed: string;
  installed: string;
  /** Fields of `typeface.json`. */
  typeface: Record<string, string>;
}

/** Reads the example, so that tests follow the guide to the letter. */
export function readRebrandGuide(root = "."): RebrandGuide {
  const text = readFileSync(join(root, "docs/rebrand.md"), "utf8");
  const list = (pattern: RegExp) => [...text.matchAll(pattern)];
  const toRecord = (pattern: RegExp) =>
    Object.fromEntries(list(pattern).map(([, name = "", value = ""]) => [name, value]));
  const find = (pattern: RegExp) => pattern.exec(text)?.[1] ?? "";
  return {
    colors: toRecord(/^ {4}(\w+): "(#[\da-f]{6})",/gmu),
    report: find(/^ {4}(\w+ #.+ needs .+)$/mu),
    removed: find(/^ {4}npm uninstall (\S+)$/mu),
    installed: find(/^ {4}npm install --save-exact (\S+)$/mu),
    typeface: toRecord(/^ {4}"(\w+)": "(.+)",$/gmu),
  };
}
