import { archivePageSize, blogPageSize, listArchivePages } from "./split-archive";

function count(product: number, other = 0): Map<string, number> {
  return new Map([
    ["Product Insights", product],
    ["Research & Product", other],
  ]);
}

test("without more posts or articles than the blog page shows there is no archive", () => {
  for (const articles of [0, 1, blogPageSize]) {
    expect(listArchivePages(new Map([["Culture", articles]]), count(articles))).toEqual([]);
  }
});

test("with one article more there is an archive of everything, and one for each tag", () => {
  const pages = listArchivePages(new Map([["Culture", 1]]), count(blogPageSize, 1));
  expect(pages.map(({ name, number, last, skip }) => [name, number, last, skip])).toEqual([
    [undefined, 1, 1, blogPageSize],
    ["Culture", 1, 1, 0],
    ["Product Insights", 1, 2, 0],
    ["Product Insights", 2, 2, archivePageSize],
    ["Research & Product", 1, 1, 0],
  ]);
});

test("a tag that is also a category has one archive, as long as the longer of both lists", () => {
  const pages = listArchivePages(new Map([["Product Insights", 40]]), new Map([["Product Insights", 1]]));
  expect(pages.map(({ name, number }) => `${name} ${number}`)).toEqual([
    "undefined 1",
    "Product Insights 1",
    "Product Insights 2",
    "Product Insights 3",
  ]);
});

test("the archives of 5,000 articles contain each of them once", () => {
  const pages = listArchivePages(new Map(), count(3000, 2000));
  for (const [name, from, to] of [
    [undefined, blogPageSize, 5000],
    ["Product Insights", 0, 3000],
  ] as const) {
    const skips = pages.filter((page) => page.name === name).map(({ skip }) => skip);
    expect(skips).toEqual(
      Array.from({ length: Math.ceil((to - from) / archivePageSize) }, (_, i) => from + i * archivePageSize),
    );
  }
});
