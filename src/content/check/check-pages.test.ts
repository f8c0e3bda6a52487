import { copyContent, edit } from "../testing/copy-content";
import { formatArticle } from "../testing/samples";

const content = copyContent();

const blog = content.read("pages/blog.json") ?? "";

function listRules(changes: Parameters<typeof content.list>[0], rule: string): string[] {
  return content.list(changes).flatMap((problem) => (problem.rule === rule ? [problem.file] : []));
}

test("articles and posts need a blog page, and without them a site needs none", () => {
  expect(listRules({ "pages/blog.json": null }, "blog-missing")).toEqual(["starter/pages/blog.json"]);
  const names = ["customers-call", "first-week", "next-year", "sales-and-service", "what-a-report-shows"];
  const none = Object.fromEntries(names.map((name) => [`articles/${name}.mdx`, null]));
  expect(listRules({ ...none, "pages/blog.json": null }, "blog-missing")).toEqual(["starter/pages/blog.json"]);
  expect(listRules({ ...none, "posts.json": "[]", "pages/blog.json": null }, "blog-missing")).toEqual([]);
});

test("there is one blog page, which is hidden only with all articles and posts", () => {
  const other = edit(edit(blog, '"/resources/blog"', '"/news"'), '["/blogs"]', "[]");
  expect(listRules({ "pages/news.json": other }, "blog-twice")).toHaveLength(1);
  const hidden = edit(blog, '"updated"', '"draft": true,\n  "updated"');
  expect(listRules({ "pages/blog.json": hidden }, "blog-hidden")).toEqual(["starter/pages/blog.json"]);
  expect(listRules({ "articles/sample.mdx": formatArticle("sample", "Sample") }, "blog-hidden")).toEqual([]);
});

test.each(["home", "not-found", "contact"])("the page %s is not hidden", (name) => {
  const file = `pages/${name}.json`;
  const hidden = edit(content.read(file) ?? "", '"updated"', '"draft": true,\n  "updated"');
  expect(listRules({ [file]: hidden }, "page-hidden")).toEqual([`starter/${file}`]);
  expect(listRules({ [file]: edit(hidden, "true", "false") }, "page-hidden")).toEqual([]);
});

test("two jobs may have one application form", () => {
  const [job] = JSON.parse(content.read("jobs.json") ?? "") as [object];
  expect(content.check({ "jobs.json": JSON.stringify([job, { ...job, title: "Another job" }]) })).toEqual([]);
});

test("a page with a form needs no other link that leads on", () => {
  const page = JSON.parse(content.read("pages/contact.json") ?? "") as { sections: object[] };
  const keep = (key: string, value: unknown) => (["privacy", "action", "to"].includes(key) ? undefined : value);
  const changed = JSON.stringify({ ...page, sections: page.sections.slice(0, 1) }, keep);
  expect(listRules({ "pages/contact.json": changed }, "action-missing")).toEqual([]);
});
