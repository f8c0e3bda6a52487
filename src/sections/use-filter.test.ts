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
  ["?category", null],
  ["?category=All", null],
  ["?category=Cooking", null],
  ["?category=<script>alert(1)</script>", null],
  ["?category=%E0%A4%A", null],
  ["?category=constructor", null],
  ["?category=Research&category=Company+Updates", "Research"],
  ["?category=Cooking&category=Research", null],
])("the query %j selects %j", (search, choice) => {
  expect(readChoice(search, choices)).toBe(choice);
});

test.each(choices)("the query formatted for %s selects the same choice", (choice) => {
  expect(readChoice(formatChoice("", choice), choices)).toBe(choice);
});

test("selecting all removes the category, and an empty query has no question mark", () => {
  expect(formatChoice("?category=Research", null)).toBe("");
  expect(formatChoice("?category=Research&utm_source=mail", null)).toBe("?utm_source=mail");
});

test("a choice replaces earlier ones and keeps other parameters", () => {
  expect(formatChoice("?category=a&utm_source=mail&category=b", "Research")).toBe("?category=Research&utm_source=mail");
});

const posts = { one: "{n} post", other: "{n} posts" };

test.each([
  [0, "0 posts"],
  [1, "1 post"],
  [2, "2 posts"],
  [21, "21 posts"],
])("%d posts are formatted as %s", (count, text) => {
  expect(formatCount(count, posts, "en")).toBe(text);
});

test("other languages use their own plural rules", () => {
  expect(formatCount(0, { one: "{n} article", other: "{n} articles" }, "fr")).toBe("0 article");
  const forms = { zero: "none", one: "one", two: "two", few: "{n} few", many: undefined, other: "{n} others" };
  expect([0, 1, 2, 3, 11, 100].map((count) => formatCount(count, forms, "ar"))).toEqual([
    "none",
    "one",
    "two",
    "3 few",
    "11 others",
    "100 others",
  ]);
});
