import { findRelated, listFurther, type RelatedArticle } from "./find-related";

function make(slug: string, differences: Partial<RelatedArticle> = {}): RelatedArticle {
  return { slug, category: "Team", author: { slug }, keywords: [], ...differences };
}

function list(article: RelatedArticle, others: readonly RelatedArticle[]): string[] {
  return findRelated(article, [article, ...others]).map(({ slug }) => slug);
}

const ann = { slug: "ann" };
const article = make("this", { author: ann, keywords: ["churn", "usage"] });

test("an article of the same category comes before one of its author, and that before a newer one", () => {
  const [newest, author] = [make("newest", { category: "News" }), make("author", { category: "News", author: ann })];
  expect(list(article, [newest, author, make("category")])).toEqual(["category", "author", "newest"]);
});

test("within a category the author comes first, then most of the keywords, then the newest; the article is not included", () => {
  const [terms, author] = [make("terms", { keywords: ["usage", "churn"] }), make("author", { author: ann })];
  expect(list(article, [make("new"), make("old"), terms, author])).toEqual(["author", "terms", "new"]);
  expect(list(article, [])).toEqual([]);
});

test("two articles of the company do not share an author", () => {
  const own = make("own", { author: null, category: "News" });
  expect(list(own, [make("person"), make("company", { author: null })])).toEqual(["person", "company"]);
});

test("each article leads to the next older one, the oldest to the newest, and then to related ones, none of them twice", () => {
  const articles = ["new", "middle", "old"].map((slug) => make(slug));
  const further = articles.map((one) => listFurther(one, articles).map(({ slug }) => slug));
  expect(further.map(String)).toEqual(["middle,old", "old,new", "new,middle"]);
  expect(listFurther(article, [article])).toEqual([]);
});
