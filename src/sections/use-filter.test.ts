import { readChoice, writeChoice, writeCount } from "./use-filter";

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
])("the query %j chooses %j", (search, choice) => {
  expect(readChoice(search, choices)).toBe(choice);
});

test.each(choices)("the query written for %s is read as the same choice", (choice) => {
  expect(readChoice(writeChoice("", choice), choices)).toBe(choice);
});

test("all removes the category, and an empty query has no question mark", () => {
  expect(writeChoice("?category=Research", null)).toBe("");
  expect(writeChoice("?category=Research&utm_source=mail", null)).toBe("?utm_source=mail");
});

test("a choice replaces all earlier ones and leaves other parameters", () => {
  expect(writeChoice("?category=a&utm_source=mail&category=b", "Research")).toBe("?category=Research&utm_source=mail");
});

const posts = { one: "{n} post", other: "{n} posts" };

test.each([
  [0, "0 posts"],
  [1, "1 post"],
  [2, "2 posts"],
  [21, "21 posts"],
])("%d posts are written as %s", (count, text) => {
  expect(writeCount(count, posts, "en")).toBe(text);
});

test("another language has its own plural rules", () => {
  expect(writeCount(0, { one: "{n} article", other: "{n} articles" }, "fr")).toBe("0 article");
  const forms = { zero: "none", one: "one", two: "two", few: "{n} few", many: undefined, other: "{n} others" };
  expect([0, 1, 2, 3, 11, 100].map((count) => writeCount(count, forms, "ar"))).toEqual([
    "none",
    "one",
    "two",
    "3 few",
    "11 others",
    "100 others",
  ]);
});
