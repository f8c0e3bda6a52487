import { findOwnArticle } from "./own-article";

const ada = { slug: "ada" };
const ben = { slug: "ben" };
const eve = { slug: "eve" };
const articles = [
  { path: "", title: "About Ada and Ben", author: null, about: [ada, ben] },
  { path: "", title: "About Ben", author: eve, about: [ben] },
  { path: "", title: "By Ada", author: ada, about: null },
  { path: "", title: "By Ada, older", author: ada, about: [] },
];

test.each([
  ["ada", "By Ada"],
  ["ben", "About Ben"],
  ["eve", "About Ben"],
  ["zoe", undefined],
])("the article of %s is %s", (slug, title) => {
  expect(findOwnArticle(slug, articles)?.title).toBe(title);
});
