import { namesAt } from "../check/explain";
import { checkOrder } from "../check/check-order";
import { openDataFolder } from "../read/data-folder";
import { definitionsFor, readDataFile, readRecords } from "../read/read-content";
import type { ContentRecord } from "../read/record";
import { splitMdx } from "../read/split-mdx";
import { formatContent } from "../write/format-content";
import { orderJson, orderYaml } from "./fix-order";
import { fixSlips } from "./fix-slips";

/** A file that was mended. */
export interface FixedFile {
  /** Path below `data/`. */
  path: string;
  text: string;
}

function orderFrontmatter(text: string, path: readonly (string | number)[], names: readonly string[]): string {
  const { yaml, body } = splitMdx(text);
  return `---\n${orderYaml(yaml, path, names)}---\n${body}`;
}

/** Puts the fields of a file's records into the contract's order, the innermost first. */
function fixOrder(path: string, text: string, records: readonly ContentRecord[]): string {
  const order = path.endsWith(".mdx") ? orderFrontmatter : orderJson;
  return records.reduce((mended, record) => {
    const places = new Set(checkOrder(record).map((problem) => JSON.stringify((problem.path ?? []).slice(0, -1))));
    const whole = [...places].map((place) => JSON.parse(place) as (string | number)[]);
    return whole
      .sort((a, b) => b.length - a.length)
      .reduce(
        (ordered, at) => order(ordered, at, namesAt(record.definition.schema, at.slice(record.at.length))),
        mended,
      );
  }, text);
}

/**
 * Mends in one file what can be mended without knowing what was meant: slips of the pen, the order of fields, the formatting.
 * @param path below `data/`
 */
export async function fixFile(path: string, before: string): Promise<string> {
  const text = fixSlips(before, (changed) => readDataFile(path, changed).problems);
  // Of a file that still cannot be read nobody knows what belongs together.
  if (readDataFile(path, text).problems.length > 0) return text;
  const ordered = fixOrder(path, text, readRecords(path, text).records);
  try {
    return await formatContent(path.endsWith(".mdx") ? "mdx" : "json", ordered);
  } catch {
    // An article that does not compile cannot be formatted; the check says why.
    return ordered;
  }
}

/** Mends what is safe to mend in all files of `data/`, and returns those that change. Nothing is written. */
export async function fixContent(root: string): Promise<FixedFile[]> {
  const folder = openDataFolder(root);
  const fixed: FixedFile[] = [];
  for (const path of folder.paths.filter((name) => definitionsFor(name).length > 0)) {
    const { text: before, problems } = folder.read(path);
    const text = problems.length > 0 ? before : await fixFile(path, before);
    if (text !== before) fixed.push({ path, text });
  }
  return fixed;
}
