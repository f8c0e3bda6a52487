import { runInNewContext } from "node:vm";

import { load } from "cheerio";

import { hashSource } from "./policy";
import { formatRedirectPage } from "./redirect-page";

const redirect = {
  to: "/product/overview",
  canonical: "https://www.acme.example/product/overview",
  language: "en",
  title: "Acme",
  text: "This page has moved to /product/overview.",
};

/** Runs the scripts of a page and lists the addresses by which they replace its own. */
function runScripts(html: string, search = "", hash = ""): string[] {
  const replaced: string[] = [];
  const location = { search, hash, replace: (address: string) => replaced.push(address) };
  for (const script of load(html)("script").toArray()) runInNewContext(load(script).text(), { location });
  return replaced;
}

test("the page replaces its own address, with query and hash unless its target has some, and its policy allows only that script", () => {
  const html = formatRedirectPage(redirect);
  expect(runScripts(html, "?a=1", "#b")).toEqual(["/product/overview?a=1#b"]);
  const to = "https://jobs.acme.example/x?a=b";
  expect(runScripts(formatRedirectPage({ ...redirect, to }), "?c=d", "#e")).toEqual([to]);
  const $ = load(html);
  const policy = $("meta[http-equiv=Content-Security-Policy]").attr("content") ?? "";
  expect(policy).toContain(`script-src 'self' ${hashSource($("script").text())};`);
  expect(policy).toContain("default-src 'none'");
});

test("search engines do not index the page, and hostile text stays text", () => {
  const text = `"><script>location.replace("//evil.example")</script><img src=x onerror=alert(1)>&amp;'`;
  const html = formatRedirectPage({ to: text, canonical: text, language: "ar", title: text, text });
  const $ = load(html);
  expect($("meta[name=robots]").attr("content")).toBe("noindex");
  expect([$("script").length, $("img").length]).toEqual([1, 0]);
  expect($("html").attr()).toEqual({ lang: "ar", dir: "rtl" });
  expect($("title").text()).toBe(text);
  expect($("link[rel=canonical]").attr("href")).toBe(text);
  expect($("meta[http-equiv=refresh]").attr("content")).toBe(`0; url=${text}`);
  expect($("body a").attr("href")).toBe(text);
  expect($("body a").text()).toBe(text);
  expect(runScripts(html)).toEqual([text]);
});
