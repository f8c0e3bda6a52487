import { findMissingCharacters, listContentCharacters } from "./content-characters";

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

test("a character that the typeface has, but not the site's fonts, is found; one of other faces is not", async () => {
  expect(await findMissingCharacters(["a", "é", "日", "🚀"])).toEqual(["é"]);
});
