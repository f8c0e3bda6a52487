import type { Position, Problem } from "../check/problem";

/** Where a value stands in its file: keys and list indexes from the top. */
export type ValuePath = readonly (string | number)[];

/** A file of `data/`, read together with the places of its values. */
export interface DataFile {
  /** Path from the project's root. */
  file: string;
  value: unknown;
  /** Text after the frontmatter; empty for JSON. */
  body: string;
  /** Lines before the body. */
  bodyOffset: number;
  /** The nearest known place of a value, or of its key where the key itself is wrong. */
  locate: (path: ValuePath, key?: boolean) => Position;
}

/** A file that was read, or why it could not be. */
export type Reading = { data: DataFile } | { problems: Problem[] };

/** Writes a place as an editor would: `seo.title`, `chapters 3, points 1`. */
export function writePath(path: ValuePath): string {
  return path.reduce<string>((written, key) => {
    if (typeof key === "number") return `${written} ${key + 1}`.trimStart();
    return written === "" ? key : /\d$/u.test(written) ? `${written}, ${key}` : `${written}.${key}`;
  }, "");
}
