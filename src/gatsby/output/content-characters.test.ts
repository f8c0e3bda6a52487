import { findLackingCharacters, listContentCharacters } from "./content-characters";

jest.mock("../../theme/typeface.json", () => ({
  ...jest.requireActual<object>("../../theme/typeface.json"),
  ranges: { latin: "U+20-7E" },
}));

test("characters of the content are those that are visible, each once", () => {
  const characters = listContentCharacters();
  expect(characters).toEqual(expect.arrayContaining(["A", "{", "“", "ü"]));
  expect(new Set(characters).size).toBe(characters.length);
  expect(characters.filter((each) => each.trim() === "")).toEqual([]);
});

test("a character that the site's fonts lack is found, if the typeface has it or lacks it as well; no other script", async () => {
  expect(await findLackingCharacters(["a", "é", "ω", "日", "🚀"])).toEqual({ missing: ["é"], absent: ["ω"] });
});
