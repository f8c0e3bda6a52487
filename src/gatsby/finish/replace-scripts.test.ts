import { listScripts } from "./list-scripts";
import { replaceScripts } from "./replace-scripts";

const gatsby =
  '<script id="gatsby-script-loader">window.pagePath="/a";</script><!-- slice-start id="_gatsby-scripts-1" --> ' +
  '<script>window.___webpackCompilationHash="1";</script><script\n  id="gatsby-chunk-mapping"\n>\n  window.___chunkMapping="{}";</script>' +
  '<script src="/polyfill-1.js" nomodule></script><script src="/app-1.js" async></script>' +
  '<script src="/framework-2.js" async></script><!-- slice-end id="_gatsby-scripts-1" -->';
const none = { islands: [], idle: ["/idle-1.js"] };

test("the loader replaces all scripts of Gatsby's app, and lists those of the page", () => {
  const islands = ["/filter-1.js", "/islands-2.js"];
  expect(replaceScripts(gatsby, "a<b;", "a.html", { ...none, islands })).toBe(
    '<!-- slice-start id="_gatsby-scripts-1" --> ' +
      '<script data-idle="/idle-1.js" data-islands="/filter-1.js /islands-2.js">a<b;</script>' +
      '<!-- slice-end id="_gatsby-scripts-1" -->',
  );
});

test("a page that was finished before gets the current loader", () => {
  const before = replaceScripts(gatsby, "old();", "a.html", none);
  expect(replaceScripts(before, "a$&b;", "a.html", none)).toBe(replaceScripts(gatsby, "a$&b;", "a.html", none));
});

test("a page without Gatsby's script elements is an error", () => {
  expect(() => replaceScripts("<script>a()</script>", "go();", "a.html", none)).toThrow(
    /a\.html: there is no script element/u,
  );
});

test("a page has the scripts of the islands in its HTML, each once, and none without islands", () => {
  const group = (...names: string[]) => ({ assets: names.map((name) => ({ name })) });
  const stats = {
    namedChunkGroups: {
      app: group("app-1.js"),
      idle: group("runtime-1.js", "idle-1.js"),
      islands: group("runtime-1.js", "framework-1.js", "islands-1.js"),
      filter: group("shared-1.js", "filter-1.js", "filter-1.js.map"),
      "contact-form": group("shared-1.js", "contact-form-1.js"),
    },
  };
  const idle = ["/runtime-1.js", "/idle-1.js"];
  expect(listScripts("<p>data-island=filter</p>", stats)).toEqual({ islands: [], idle });
  expect(listScripts('<div data-island="filter"></div><div data-island="contact-form"></div>', stats)).toEqual({
    islands: [
      "/shared-1.js",
      "/filter-1.js",
      "/contact-form-1.js",
      "/runtime-1.js",
      "/framework-1.js",
      "/islands-1.js",
    ],
    idle,
  });
});

test("an island without a script of its name is an error that says how to name it", () => {
  const stats = { namedChunkGroups: { islands: { assets: [] }, idle: { assets: [] } } };
  expect(() => listScripts('<div data-island="count"></div>', stats)).toThrow(/“count”.*count\.island\.tsx/u);
});
