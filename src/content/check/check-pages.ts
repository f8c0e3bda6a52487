import { article } from "../kinds/article";
import { blogPage } from "../pages/blog";
import { post } from "../kinds/post";
import { fileProblem, finding, replaceText, warning, type Problem } from "../problem";
import { dataFolder } from "../read/data-folder";
import type { Content } from "../read/read-content";
import { listFields, problemAt, type ContentRecord } from "../read/record";
import { notFoundPath } from "../routes";
import { suggest } from "../suggest";
import { listSections } from "./check-sections";
import { listLinks, type SiteIndex } from "./site-index";

/** Pages that every site needs: those with a fixed path, and the page with the form, whose file the relay reads. */
const required = [
  { file: "pages/home.json", path: "/" },
  { file: "pages/not-found.json", path: notFoundPath },
  { file: "pages/contact.json", path: undefined },
];

/** Reports required pages that are missing, hidden or have a wrong path, and a contact page without a form. */
export function checkPages({ records }: Content): Problem[] {
  const found = required.flatMap(({ file, path }) => {
    const wanted = `${dataFolder}/${file}`;
    const page = records.find(({ source }) => source.file === wanted);
    const needed = path === undefined ? page : records.find(({ value }) => value["path"] === path);
    if (needed?.value["draft"] === true)
      return [problemAt(needed, ["draft"], finding("page-hidden", "hides a page that every site needs", "Delete it"))];
    if (path !== undefined && needed) return [];
    if (!page) return [fileProblem(wanted, finding("file-missing", "page: the file is missing", "Restore it"))];
    if (path !== undefined)
      return [
        problemAt(
          page,
          ["path"],
          finding(
            "path-fixed",
            "is not that of this page",
            `Write ${path}`,
            replaceText(String(page.value["path"]), path),
          ),
        ),
      ];
    // A misspelt form is reported already.
    if (listSections(page).some(({ value }) => suggest(String(value["section"]), ["form"]) !== undefined)) return [];
    const message = "has no form, which the relay needs in this file";
    return [problemAt(page, ["sections"], finding("form-missing", message, 'Add a section "form"'))];
  });
  return [...found, ...checkBlog(records)];
}

/** Reports a blog page that is missing or hidden while there is something that it lists, and a second one. */
function checkBlog(records: readonly ContentRecord[]): Problem[] {
  const entries = records.filter(({ definition }) => definition === article || definition === post);
  const [page, ...others] = records.filter(({ definition }) => definition === blogPage);
  const problems = others.map((other) => {
    const found = finding("blog-twice", "is a second blog page", `Delete it, or ${page?.source.file ?? ""}`);
    return problemAt(other, ["template"], found);
  });
  if (!page && entries[0]) {
    const message = `page: there is no blog page, which lists ${entries[0].source.file}`;
    const remedy = 'Add a page with the template "blog", or delete all articles and posts';
    problems.push(fileProblem(`${dataFolder}/pages/blog.json`, finding("blog-missing", message, remedy)));
  }
  if (page?.value["draft"] === true && entries.some(({ value }) => value["draft"] !== true)) {
    const found = finding("blog-hidden", "hides the page of articles and posts that are no drafts", "Delete it");
    problems.push(problemAt(page, ["draft"], found));
  }
  return problems;
}

/** Lists the paths to which a record leads, also by fields that name a page. */
function listPaths(record: ContentRecord): string[] {
  const named = listFields(record, "reference").filter(({ rule }) => rule.by === "path");
  return [...named.map(({ value }) => value), ...listLinks(record).map(({ url }) => url.split(/[?#]/u)[0] ?? "")];
}

/** Warns of a page that no menu, button, link or text leads to. The home page and drafts need none. */
export function checkLinked(records: readonly ContentRecord[], { routes, pages }: SiteIndex): Problem[] {
  const published = records.filter(({ value }) => value["draft"] !== true);
  const linked = new Set(published.flatMap((record) => listPaths(record).filter((path) => pages.get(path) !== record)));
  return records.flatMap((record) => {
    const own = routes.filter((route) => route.record === record && route.field[0] !== "slug");
    if (own.length === 0 || record.value["draft"] === true) return [];
    if (own.some(({ path }) => path === "/" || linked.has(path))) return [];
    const remedy = `Link to it from another page, or in ${dataFolder}/site.json`;
    return [
      problemAt(record, ["path"], warning("page-unlinked", "is the address of a page to which nothing leads", remedy)),
    ];
  });
}
