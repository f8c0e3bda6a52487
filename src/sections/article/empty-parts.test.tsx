import { renderToStaticMarkup } from "react-dom/server";

import { ArticleContents } from "./article-contents";
import { ArticleEnd } from "./article-end";
import { RelatedArticles } from "./related-articles";

jest.mock("gatsby", () => ({ graphql: () => undefined }));

test("a text without chapters has no contents, and an article alone in a blog no heading above related ones", () => {
  const sections = [{ id: "why", title: "Why" }];
  expect(renderToStaticMarkup(<ArticleContents sections={sections} />)).toMatch(/<nav.*href="#why"[^>]*>Why</u);
  expect(renderToStaticMarkup(<ArticleContents sections={[]} />)).toBe("");
  expect(renderToStaticMarkup(<RelatedArticles articles={[]} />)).toBe("");
  expect(renderToStaticMarkup(<ArticleEnd product={null} next={undefined} />)).toBe("");
});
