import "./testing/use-german";

import { edit } from "../testing/copy-content";
import { copyLanguages, type Planted } from "./testing/copy-languages";

// The second language of a site with two.

const content = copyLanguages();
const de = (file: string) => `languages/de/${file}`;

const site = de("site.json");
const careers = de("pages/careers.json");
const article = de("articles/first-week.mdx");
const terms = de("texts/terms.mdx");
const path = '"path": "/careers",';
const link = "](/imprint)";
const name = '"name": "Example Co",';

/** Other files that are changed with the planted text. */
const draft = {
  "starter/pages/careers.json": edit(
    content.read("starter/pages/careers.json"),
    '"seo": {',
    '"draft": true,\n  "seo": {',
  ),
};
const withoutImprint = { [de("texts/imprint.mdx")]: null };

test("a site with two languages has no problem", () => {
  expect(content.list({})).toEqual([]);
});

// prettier-ignore
const mistakes: [name: string, planted: Planted, says: RegExp, others?: Record<string, string | null>][] = [
  ["a missing picture", [article, "image: product/report.png", "image: product/reprt.png", "product/reprt.png"], /error image-missing/u],
  ["a syntax error", [site, name, '"name" "Example Co",', '"Example Co",\n  "legal'], /error json-syntax/u],
  ["a file of an unknown name", [de("jbos.json"), "", "[]\n", ""], /error file-unknown/u],
  ["a missing field", [article, "subtitle: Eight", "subtitel: Eight", "subtitel"], /error field-unknown/u],
  ["a word that the vocabulary of the language lacks", [de("jobs.json"), '"Marketing"', '"Marktng"'], /error choice-unknown: .*; or add it to languages\/de\/vocabulary\.json/u],
  ["a reference to a person that there is not", [article, "author: juergen-weiss", "author: juergen-wiess", "juergen-wiess"], /error reference-unknown/u],
  ["a dead link", [terms, link, "](/imprnt)", "/imprnt"], /error link-dead: .*Did you mean "\/imprint"/u],
  ["a language that does not exist", [site, '"language": "de"', '"language": "qq"', '"qq"'], /error (?:format-wrong|value-rejected): .*language/u],
  ["another language than the listed one", [site, '"language": "de"', '"language": "fr"', '"fr"'], /error language-setting: .* is what starter\/site\.json decides\. Write "de"/u],
  ["another address of the site", [site, "https://www.starter.example", "https://de.starter.example", '"https://de.starter'], /error language-setting: .*Write "https:\/\/www\.starter\.example"/u],
  ["another setting for visits", [site, '"recording": "always"', '"recording": "never"', '"never"'], /error language-setting: .*Write "always"/u],
  ["another header for https", [site, "max-age=63072000", "max-age=60", '"max-age=60"'], /error language-setting/u],
  ["languages of its own", [site, '"locale": "en_US",', '"locale": "en_US",\n  "languages": [],', "[],"], /error language-setting: .*Delete it/u],
  ["a translation of a file that there is not", [careers, path, `${path}\n  "translates": "carers",`, '"carers"'], /error translates-unknown: .* is not a file in starter\/pages\. Did you mean "careers"\?/u],
  ["two translations of one file", [careers, path, `${path}\n  "translates": "team",`, '"team",\n  "upd'], /error translates-twice: .* languages\/de\/pages\/team\.json too\. Keep one/u],
  ["a page whose counterpart is a draft", [careers, path, `${path} `, '"/careers"'], /warning counterpart-hidden: .* starter\/pages\/careers\.json is draft/u, draft],
  ["a draft whose counterpart is published", [careers, '"seo": {', '"draft": true,\n  "seo": {', '"/careers"'], /warning counterpart-hidden: .* languages\/de\/pages\/careers\.json is draft/u],
  ["an article that is published later than its counterpart", [article, "date: 2026-05-05", "date: 2026-12-24", "first-week\ntitle"], /warning counterpart-hidden: .* is scheduled/u],
  ["a link with the path of the language", [terms, link, "](/de/imprint)", "/de/imprint"], /error link-prefixed: .*Write \/imprint\./u],
  ["a whole address with the path of the language", [terms, link, "](https://www.starter.example/de/imprint#top)", "https://www.starter.example/de"], /error link-prefixed: .*Write \/imprint#top\./u],
  ["a whole address of a page that the language has", [terms, link, "](https://www.starter.example/imprint)", "https://www.starter.example/imprint"], /warning link-language: .*Write \/imprint\./u],
  ["a link to a page that the language lacks", [terms, "We correct", "We  correct", "/imprint"], /error link-language: .* starter\/texts\/imprint\.mdx\. Translate it, or write https:\/\/www\.starter\.example\/imprint/u, withoutImprint],
];

test.each(mistakes)("%s is reported at its place", (_, ...[planted, says, others]) => {
  const { lines, location } = content.plant(planted, others);
  expect(lines).toContainEqual(expect.stringMatching(new RegExp(`^${location} ${says.source}`, "u")));
});

test("a whole address of a page that the language lacks is intended", () => {
  const { lines } = content.plant([terms, link, "](https://www.starter.example/imprint)"], withoutImprint);
  expect(lines.filter((line) => line.startsWith(`${terms}:`))).toEqual([]);
});
