import { archivePageSize, blogPageSize, listArchivePages } from "./split-archive";

const blog = "/resources/blog";
const none = new Map<string, number>();

function count(product: number, other = 0): Map<string, number> {
  return new Map([
    ["Product Insights", product],
    ["Research & Product", other],
  ]);
}

test.each([0, 1, blogPageSize])("with %i articles there is no archive", (articles) => {
  expect(listArchivePages(blog, new Map([["Culture", articles]]), count(articles))).toEqual([]);
});

test("with one article more there is an archive of everything, and one for each tag", () => {
  const pages = listArchivePages(blog, new Map([["Culture", 1]]), count(blogPageSize, 1));
  const archives = ["Culture", "Product Insights", "Research & Product"];
  expect(pages.map(({ path, context: { skip } }) => [path, skip])).toEqual([
    [`${blog}/archive`, blogPageSize],
    [`${blog}/archive/culture`, 0],
    [`${blog}/archive/product-insights`, 0],
    [`${blog}/archive/product-insights/2`, archivePageSize],
    [`${blog}/archive/research-product`, 0],
  ]);
  expect(pages[0]?.context).toEqual({
    number: 1,
    skip: blogPageSize,
    limit: archivePageSize,
    newer: blog,
    archives,
  });
  expect(pages[3]?.context).toEqual({
    name: "Product Insights",
    number: 2,
    skip: archivePageSize,
    limit: archivePageSize,
    newer: `${blog}/archive/product-insights`,
    archives,
  });
});

test("a tag that is also a category has one archive, as long as the longer of both lists", () => {
  const pages = listArchivePages(blog, new Map([["Product Insights", 40]]), new Map([["Product Insights", 1]]));
  expect(pages.map(({ path }) => path)).toEqual([
    `${blog}/archive`,
    `${blog}/archive/product-insights`,
    `${blog}/archive/product-insights/2`,
    `${blog}/archive/product-insights/3`,
  ]);
});

test("the archives of 5,000 articles contain each of them once", () => {
  const pages = listArchivePages(blog, none, count(3000, 2000));
  const skips = (name?: string) =>
    pages.filter(({ context }) => context.name === name).map(({ context: { skip } }) => skip);
  const steps = (first: number, end: number) =>
    Array.from({ length: Math.ceil((end - first) / archivePageSize) }, (_, index) => first + index * archivePageSize);
  expect(skips()).toEqual(steps(blogPageSize, 5000));
  expect(skips("Product Insights")).toEqual(steps(0, 3000));
  expect(skips("Research & Product")).toEqual(steps(0, 2000));
  expect(new Set(pages.map(({ path }) => path)).size).toBe(pages.length);
});

test("each page links to the next one and back", () => {
  const pages = listArchivePages(blog, none, count(5000));
  const paths = new Map(pages.map((page) => [page.path, page.context]));
  for (const { path, context } of pages) {
    if (context.older !== undefined) expect(paths.get(context.older)?.newer).toBe(path);
  }
  expect(pages.filter(({ context }) => context.older === undefined)).toHaveLength(2);
});
