import { findOwnArticle } from "./own-article";

const ada = { slug: "ada" };
const ben = { slug: "ben" };
const eve = { slug: "eve" };
const articles = [
  { title: "About Ada and Ben", author: null, about: [ada, ben] },
  { title: "About Ben", author: eve, about: [ben] },
  { title: "By Ada", author: ada, about: null },
  { title: "By Ada, older", author: ada, about: [] },
];

test.each([
  ["ada", "By Ada"],
  ["ben", "About Ben"],
  ["eve", "About Ben"],
  ["zoe", undefined],
])("the own article of %s is %s", (slug, title) => {
  expect(findOwnArticle(slug, articles)?.title).toBe(title);
});
