import { findOwnArticle } from "./find-own-article";

const articles = [
  { title: "About Ada and Ben", about: ["ada", "ben"] },
  { title: "About Ben", author: "eve", about: ["ben"] },
  { title: "By Ada", author: "ada" },
  { title: "By Ada, older", author: "ada", about: [] },
];

test.each([
  ["ada", "By Ada"],
  ["ben", "About Ben"],
  ["eve", "About Ben"],
  ["zoe", undefined],
])("the article of %s is %s", (slug, title) => {
  expect(findOwnArticle(slug, articles)?.title).toBe(title);
});
