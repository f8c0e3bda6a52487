/** Where a value stands in its file: keys and list indexes from the top. */
export type ValuePath = readonly (string | number)[];

/** Writes a place as an editor would: `seo.title`, `chapters 3, points 1`. */
export function writePath(path: ValuePath): string {
  return path.reduce<string>((written, key) => {
    if (typeof key === "number") return `${written} ${key + 1}`.trimStart();
    return written === "" ? key : /\d$/u.test(written) ? `${written}, ${key}` : `${written}.${key}`;
  }, "");
}
