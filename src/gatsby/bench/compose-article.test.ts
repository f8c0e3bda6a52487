import { articleCategories } from "../../content/article";
import { splitMdx } from "../../content/read/split-mdx";
import { copyContent } from "../../content/testing/copy-content";
import { listReal } from "../../content/testing/real-content";
import { teamMember } from "../../content/team-member";
import { composeArticle } from "./compose-article";

const supplies = {
  people: listReal(teamMember).map(({ slug }) => slug),
  categories: articleCategories,
  pictures: ["product/growth-forecast.png"],
};
const content = copyContent();
afterAll(content.remove);

test("articles of the bench have no problem, however many there are", () => {
  const files = Array.from({ length: 200 }, (_, index) => [
    `articles/bench-${index}.mdx`,
    composeArticle(index, supplies),
  ]);
  expect(content.check(Object.fromEntries(files) as Record<string, string>)).toEqual([]);
});

test("an article has about 500 words and is the same in every run", () => {
  const text = composeArticle(7, supplies);
  expect(composeArticle(7, supplies)).toBe(text);
  expect(composeArticle(8, supplies)).not.toBe(text);
  const count = splitMdx(text).body.split(/\s+/u).length;
  expect(count).toBeGreaterThan(475);
  expect(count).toBeLessThan(600);
});
