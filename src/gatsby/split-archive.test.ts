import { archivePageSize, blogPageSize, listArchivePages } from "./split-archive";

const blog = "/resources/blog";

function count(product: number, other = 0): Map<string, number> {
  return new Map([
    ["Product Insights", product],
    ["Research & Product", other],
  ]);
}

test("without more posts or articles than the blog page shows there is no archive", () => {
  for (const articles of [0, 1, blogPageSize]) {
    expect(listArchivePages(blog, new Map([["Culture", articles]]), count(articles))).toEqual([]);
  }
});

test("with one article more there is an archive of everything, and one for each tag", () => {
  const pages = listArchivePages(blog, new Map([["Culture", 1]]), count(blogPageSize, 1));
  expect(pages.map(({ path, context: { skip } }) => [path, skip])).toEqual([
    [`${blog}/archive`, blogPageSize],
    [`${blog}/archive/culture`, 0],
    [`${blog}/archive/product-insights`, 0],
    [`${blog}/archive/product-insights/2`, archivePageSize],
    [`${blog}/archive/research-product`, 0],
  ]);
  const shared = { limit: archivePageSize, archives: ["Culture", "Product Insights", "Research & Product"] };
  expect(pages[0]?.context).toEqual({ ...shared, number: 1, skip: blogPageSize, newer: blog });
  expect(pages[3]?.context).toEqual({
    ...shared,
    name: "Product Insights",
    number: 2,
    skip: archivePageSize,
    newer: `${blog}/archive/product-insights`,
  });
});

test("a tag that is also a category has one archive, as long as the longer of both lists", () => {
  const pages = listArchivePages(blog, new Map([["Product Insights", 40]]), new Map([["Product Insights", 1]]));
  const archive = `${blog}/archive/product-insights`;
  expect(pages.map(({ path }) => path)).toEqual([`${blog}/archive`, archive, `${archive}/2`, `${archive}/3`]);
});

test("the archives of 5,000 articles contain each of them once, and each page links to the next one and back", () => {
  const pages = listArchivePages(blog, new Map(), count(3000, 2000));
  const paths = new Map(pages.map(({ path, context }) => [path, context]));
  expect(paths.size).toBe(pages.length);
  const lasts = pages.filter(({ context }) => context.older === undefined);
  expect(lasts.map(({ context }) => context.name)).toEqual([undefined, "Product Insights", "Research & Product"]);
  for (const { path, context } of pages) {
    const older = paths.get(context.older ?? "");
    if (older) expect([older.newer, older.skip]).toEqual([path, context.skip + archivePageSize]);
  }
});
