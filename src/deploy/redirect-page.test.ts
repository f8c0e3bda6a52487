import { runInNewContext } from "node:vm";

import { load } from "cheerio";

import { hashSource } from "./policy";
import { writeRedirectPage } from "./redirect-page";

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
  for (const script of load(html)("script").toArray()) {
    runInNewContext(load(script).text(), { location });
  }
  return replaced;
}

test("the page replaces its own address and keeps the query and the anchor", () => {
  expect(runScripts(writeRedirectPage(redirect), "?a=1", "#b")).toEqual(["/product/overview?a=1#b"]);
});

test("its policy allows its script and nothing else", () => {
  const $ = load(writeRedirectPage(redirect));
  const policy = $("meta[http-equiv=Content-Security-Policy]").attr("content") ?? "";
  expect(policy).toContain(`script-src 'self' ${hashSource($("script").text())};`);
  expect(policy).toContain("default-src 'none'");
});

test("without a script the page leads on by a refresh and a link", () => {
  const $ = load(writeRedirectPage(redirect));
  expect($("meta[http-equiv=refresh]").attr("content")).toBe("0; url=/product/overview");
  expect($("body a").attr("href")).toBe("/product/overview");
  expect($("body").text().trim()).toBe("This page has moved to /product/overview.");
});

test("search engines are sent to the page it leads to and do not keep this one", () => {
  const $ = load(writeRedirectPage(redirect));
  expect($("link[rel=canonical]").attr("href")).toBe("https://www.acme.example/product/overview");
  expect($("meta[name=robots]").attr("content")).toBe("noindex");
  expect($("html").attr("lang")).toBe("en");
  expect($("title").text()).toBe("Acme");
});

test("hostile text stays text wherever it stands", () => {
  const hostile = `"><script>location.replace("//evil.example")</script><img src=x onerror=alert(1)>&amp;'`;
  const html = writeRedirectPage({ to: hostile, canonical: hostile, language: hostile, title: hostile, text: hostile });
  const $ = load(html);
  expect($("script")).toHaveLength(1);
  expect($("img")).toHaveLength(0);
  expect($("html").attr("lang")).toBe(hostile);
  expect($("title").text()).toBe(hostile);
  expect($("link[rel=canonical]").attr("href")).toBe(hostile);
  expect($("meta[http-equiv=refresh]").attr("content")).toBe(`0; url=${hostile}`);
  expect($("body a").attr("href")).toBe(hostile);
  expect($("body a").text()).toBe(hostile);
  expect(runScripts(html)).toEqual([hostile]);
});
