import { existsSync } from "node:fs";

import { formatRange, listCharacters, listFontFiles } from "./font-files";
import typeface from "./typeface.json";

test("a range is read and formatted", () => {
  expect(formatRange(listCharacters("U+0020-007E, U+A0,U+152-0153,U+1F680"))).toBe("U+20-7E,U+A0,U+152-153,U+1F680");
});

test("the package of the typeface has a file for Latin letters, and all its files exist", async () => {
  const files = await listFontFiles(typeface.package);
  expect(files.find(({ subset }) => subset === "latin")?.characters.has("a")).toBe(true);
  expect(files.filter(({ path }) => !existsSync(path))).toEqual([]);
});
