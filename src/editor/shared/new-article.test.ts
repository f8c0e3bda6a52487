import { article } from "../../content/article";
import { checkContent } from "../../content/check/check-content";
import { writeJsonSchema } from "../../content/schema/json-schema";
import { projectRoot } from "../../content/testing/real-content";
import { person } from "../../content/testing/samples";
import { composeMdx } from "../../content/write/write-mdx";
import { newBody, newFrontmatter, slugOf } from "./new-article";

test.each([
  ["Back from CDMX: what we’ve learned", "back-from-cdmx-what-weve-learned"],
  ["  Über Zürich ", "uber-zurich"],
  ["10 years", "10-years"],
  ["!?", ""],
])("the title %j becomes the slug %j", (title, slug) => {
  expect(slugOf(title)).toBe(slug);
});

test.each(["On", "A new article", "An article with a title as long as one may be, 60 letters it"])(
  "a new article called %j breaks no rule",
  (title) => {
    const value = newFrontmatter(
      title,
      { day: "2026-01-31", person: person.slug, siteUrl: "https://www.acme.example" },
      writeJsonSchema(article),
    );
    const text = composeMdx("", value, newBody, article);
    const problems = checkContent(projectRoot, { changes: { [`articles/${slugOf(title)}.mdx`]: text } });
    expect(problems.filter(({ level }) => level === "error")).toEqual([]);
  },
);
