import { readChoice, formatChoice, formatCount } from "./use-filter";

const choices = ["Research", "Company Updates", "GTM & PLG Output"];

test.each([
  ["", null],
  ["?page=2", null],
  ["?category=Research", "Research"],
  ["?category=research", "Research"],
  ["?CATEGORY=Research", null],
  ["?category=%20RESEARCH%20", "Research"],
  ["?category=Company+Updates", "Company Updates"],
  ["?category=Company%20Updates&utm_source=mail", "Company Updates"],
  ["?category=GTM+%26+PLG+Output", "GTM & PLG Output"],
  ["?category=GTM & PLG Output", null],
  ["?category=", null],
  ["?category=All", null],
  ["?category=%E0%A4%A", null],
  ["?category=Research&category=Company+Updates", "Research"],
  ["?category=Cooking&category=Research", null],
])("the query %j selects %j", (search, choice) => {
  expect(readChoice(search, choices)).toBe(choice);
});

test.each(choices)("the query formatted for %s selects the same choice", (choice) => {
  expect(readChoice(formatChoice("", choice), choices)).toBe(choice);
});

test("a choice replaces earlier ones and keeps other parameters; all removes it with the question mark", () => {
  expect(formatChoice("?category=Research", null)).toBe("");
  expect(formatChoice("?category=Research&utm_source=mail", null)).toBe("?utm_source=mail");
  expect(formatChoice("?category=a&utm_source=mail&category=b", "Research")).toBe("?category=Research&utm_source=mail");
});

test("a count has the plural form of its language", () => {
  const posts = { one: "{n} post", other: "{n} posts" };
  expect([0, 1, 21].map((count) => formatCount(count, posts, "en"))).toEqual(["0 posts", "1 post", "21 posts"]);
  expect(formatCount(0, posts, "fr")).toBe("0 post");
  const forms = { zero: "none", one: "one", two: "two", few: "{n} few", many: undefined, other: "{n} others" };
  const arabic = [0, 1, 2, 3, 11, 100].map((count) => formatCount(count, forms, "ar"));
  expect(arabic).toEqual(["none", "one", "two", "3 few", "11 others", "100 others"]);
});
