import { findRelated, type Relative } from "./find-related";

function make(slug: string, differences: Partial<Relative> = {}): Relative {
  return { slug, category: "Team", author: slug, keywords: [], published: 0, ...differences };
}

function list(article: Relative, others: readonly Relative[]): string[] {
  return findRelated(article, [article, ...others], 3).map(({ slug }) => slug);
}

const article = make("this", { author: "ann", keywords: ["churn", "usage"] });

test("an article of the same category comes before one of its author, and that before a newer one", () => {
  const others = [
    make("newest", { category: "News", published: 9 }),
    make("author", { category: "News", author: "ann", published: 1 }),
    make("category", { published: 0 }),
  ];
  expect(list(article, others)).toEqual(["category", "author", "newest"]);
});

test("within a category the author comes first, then most of the search terms, then the newest", () => {
  const others = [
    make("old", { published: 1 }),
    make("new", { published: 2 }),
    make("terms", { keywords: ["usage", "churn"] }),
    make("author", { author: "ann" }),
  ];
  expect(list(article, others)).toEqual(["author", "terms", "new"]);
});

test("two articles of the company do not share an author", () => {
  const own = make("own", { author: undefined, category: "News" });
  const others = [make("company", { author: undefined, published: 1 }), make("person", { published: 2 })];
  expect(list(own, others)).toEqual(["person", "company"]);
});

test("the article itself is never in the answer, and the order of the files does not matter", () => {
  const others = ["d", "b", "c", "a"].map((slug) => make(slug));
  expect(list(article, others)).toEqual(["a", "b", "c"]);
  expect(list(article, others.reverse())).toEqual(["a", "b", "c"]);
  expect(list(article, [])).toEqual([]);
});
