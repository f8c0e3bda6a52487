import { readChoice, writeChoice } from "./filter";

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

test.each(choices)("what is written for %s is read as the same", (choice) => {
  expect(readChoice(writeChoice("", choice), choices)).toBe(choice);
});

test("all is written as no category, and an empty query as none at all", () => {
  expect(writeChoice("?category=Research", null)).toBe("");
  expect(writeChoice("?category=Research&utm_source=mail", null)).toBe("?utm_source=mail");
});

test("a choice replaces the last one, repeated ones too, and leaves the rest", () => {
  expect(writeChoice("?category=a&utm_source=mail&category=b", "Research")).toBe("?category=Research&utm_source=mail");
});
