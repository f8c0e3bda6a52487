import { parsePage } from "./parse-page";
import { replaceScripts, type BundleStats } from "./replace-scripts";

const group = (...names: string[]) => ({ assets: names.map((name) => ({ name })) });
const stats: BundleStats = {
  namedChunkGroups: {
    app: group("app-1.js"),
    idle: group("runtime-1.js", "idle-1.js"),
    islands: group("runtime-1.js", "framework-1.js", "islands-1.js"),
    filter: group("shared-1.js", "filter-1.js", "filter-1.js.map"),
    "contact-form": group("shared-1.js", "contact-form-1.js"),
  },
};

function replace(html: string, loader = "a<b;"): string {
  const $ = parsePage(html);
  replaceScripts($, loader, "a.html", stats);
  return $.html();
}

const gatsby =
  '<script id="gatsby-script-loader">window.pagePath="/a";</script><!-- slice-start id="_gatsby-scripts-1" --> ' +
  '<script>window.___webpackCompilationHash="1";</script><script\n  id="gatsby-chunk-mapping"\n>\n  window.___chunkMapping="{}";</script>' +
  '<script src="/polyfill-1.js" nomodule></script><script src="/app-1.js" async></script>' +
  '<script src="/framework-2.js" async></script><!-- slice-end id="_gatsby-scripts-1" -->';
const idle = 'data-idle="/runtime-1.js /idle-1.js"';

test("the loader replaces all scripts of Gatsby's app", () => {
  expect(replace(`<p>data-island="filter"</p>${gatsby}`)).toBe(
    '<p>data-island="filter"</p><!-- slice-start id="_gatsby-scripts-1" --> ' +
      `<script ${idle}>a<b;</script><!-- slice-end id="_gatsby-scripts-1" -->`,
  );
});

test("it lists the scripts of the islands on the page, each once", () => {
  const islands = "/shared-1.js /filter-1.js /contact-form-1.js /runtime-1.js /framework-1.js /islands-1.js";
  const page = '<div data-island="filter"></div><div data-island="contact-form"></div><div data-island="filter"></div>';
  expect(replace(page + gatsby)).toContain(`<script ${idle} data-islands="${islands}">a<b;</script>`);
});

test("a page that was finished before gets the current loader", () => {
  expect(replace(replace(gatsby, "old();"), "a$&b;")).toBe(replace(gatsby, "a$&b;"));
});

test("a page without Gatsby's script elements is an error", () => {
  expect(() => replace("<script>a()</script>")).toThrow(/a\.html: there is no script element/u);
});

test("an island without a script of its name is an error that says how to name it", () => {
  expect(() => replace(`<div data-island="count"></div>${gatsby}`)).toThrow(/“count”.*count\.island\.tsx/u);
});
