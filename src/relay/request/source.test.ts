import { url } from "../testing/relay";
import { readSource } from "./source";

const own = "https://www.acme.example";
const led = `${own}/contact?utm_source=news&gclid=x1&fbclid=x2`;
const campaign = { utm_source: "news", gclid: "x1" };

test.each<[string, Record<string, string>, object]>([
  ["nothing", {}, {}],
  ["a page of the site, without query", { referer: `${own}/contact?a=1#b` }, { page: `${own}/contact` }],
  ["a campaign", { referer: `${own}/a?utm_term=b&c=1` }, { page: `${own}/a`, campaign: { utm_term: "b" } }],
  ["a campaign without Global Privacy Control", { referer: led, "sec-gpc": "0" }, { page: `${own}/contact`, campaign }],
  ["a campaign with Global Privacy Control", { referer: led, "sec-gpc": "1" }, { page: `${own}/contact` }],
  ["a campaign with a repeated signal", { referer: led, "sec-gpc": "1, 1" }, { page: `${own}/contact` }],
  ["a page of another site with a campaign", { referer: "https://other.example/?utm_source=news" }, {}],
  ["a page of another site", { referer: "https://other.example/contact" }, {}],
  [
    "a page of an allowed origin",
    { referer: "https://a.acme.example/b", origin: "https://a.acme.example" },
    { page: "https://a.acme.example/b" },
  ],
  ["a name and password", { referer: "https://ann:x@www.acme.example/" }, { page: `${own}/` }],
  ["markup", { referer: `${own}/<b>` }, { page: `${own}/%3Cb%3E` }],
  ["a long page", { referer: `${own}/${"x".repeat(4000)}` }, { page: `${own}/${"x".repeat(4000)}`.slice(0, 300) }],
  ["another scheme", { referer: "javascript:alert(1)", origin: "null" }, {}],
  ["no URL", { referer: "contact" }, {}],
  ["a language", { "accept-language": "de" }, { language: "de" }],
  ["languages", { "accept-language": " zh-Hant-TW , en;q=0.8" }, { language: "zh-Hant-TW" }],
  ["a language with weight", { "accept-language": "ar-EG;q=1" }, { language: "ar-EG" }],
  ["any language", { "accept-language": "*" }, {}],
  ["a sentence", { "accept-language": "en sent by" }, {}],
])("from %s, the source is read as far as it is safe", (_, headers, source) => {
  expect(readSource(new Request(url, { method: "POST", headers }))).toEqual(source);
});
