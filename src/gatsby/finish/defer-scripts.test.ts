import { deferScripts } from "./defer-scripts";

const gatsby =
  '<script id="gatsby-script-loader">window.pagePath="/a";</script><!-- slice-start id="_gatsby-scripts-1" --> ' +
  '<script\n  id="gatsby-chunk-mapping"\n>window.chunks="{}";</script>' +
  '<script src="/polyfill-1.js" nomodule></script><script src="/app-1.js" async></script>' +
  '<script src="/framework-2.js" async></script><!-- slice-end id="_gatsby-scripts-1" -->';

test("the loader replaces Gatsby's script elements and lists all but `nomodule` ones; the chunk mapping is removed", () => {
  expect(deferScripts(gatsby, "a<b;", "a.html")).toBe(
    '<script id="gatsby-script-loader">window.pagePath="/a";</script><!-- slice-start id="_gatsby-scripts-1" --> ' +
      '<script data-load="/app-1.js /framework-2.js">a<b;</script><!-- slice-end id="_gatsby-scripts-1" -->',
  );
});

test("a page that was finished before gets the current loader", () => {
  const before = deferScripts(gatsby, "old();", "a.html");
  expect(deferScripts(before, "a$&b;", "a.html")).toBe(deferScripts(gatsby, "a$&b;", "a.html"));
});

test("scripts of sections come before Gatsby's, each once, also on a page that was finished before", () => {
  const others = ["/FormSection-1.js", "/framework-2.js"];
  const html = deferScripts(gatsby, "go();", "a.html", others);
  expect(html).toContain('<script data-load="/FormSection-1.js /framework-2.js /app-1.js">go();</script>');
  expect(deferScripts(html, "go();", "a.html", others)).toBe(html);
});

test("a page without Gatsby's script elements is an error", () => {
  expect(() => deferScripts("<script>a()</script>", "go();", "a.html")).toThrow(/a\.html: there is no script element/u);
});
