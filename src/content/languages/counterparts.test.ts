import { copyContent } from "../testing/copy-content";
import { dataFolder } from "../read/data-folder";
import { readData } from "../testing/real-content";
import { findAlternates, listHomes } from "./counterparts";
import { findOwn, listLanguages, toEnvironment } from "./languages.cjs";

const content = copyContent();
const settings = { day: "2026-01-15", audience: "visitors" as const };
const other = { language: "de", folder: "languages/de", path: "/de" };
const page = (path: string, more = {}) => JSON.stringify({ template: "sections", path, ...more });
const site = JSON.parse(readData("site.json")) as { language: string; locale: string };
const first = { language: site.language, locale: site.locale, folder: dataFolder, path: "" };

/** Writes pages of the second language, and makes the copy a site of both. */
function write(pages: Readonly<Record<string, string>>): void {
  content.write({ "site.json": JSON.stringify({ ...site, languages: [other] }) });
  const files = Object.entries({ "site.json": JSON.stringify({ locale: "de_AT" }), ...pages });
  for (const [file, text] of files) content.write({ [`../languages/de/${file}`]: text });
}

test("a site of one language has no others", () => {
  expect(listLanguages(content.root)).toEqual([first]);
  expect(findAlternates(content.root, settings).size).toBe(0);
  expect(listHomes(content.root)).toEqual({});
});

test("pages of the same file name name each other, also at another path, and the first language is the default", () => {
  write({ "pages/home.json": page("/"), "pages/contact.json": page("/kontakt"), "pages/not-found.json": page("/404") });
  const found = findAlternates(content.root, settings);
  expect(found.get("pages/home")).toEqual([
    { language: "de", locale: "de_AT", url: "/de" },
    { language: "x-default", url: "/" },
  ]);
  expect(found.get("pages/contact")?.[0]?.url).toBe("/de/kontakt");
  expect(found.get("pages/team")).toEqual([]);
  expect(found.has("pages/not-found")).toBe(false);
  expect(listHomes(content.root)).toEqual({ languages: [other] });
});

test("a page of another file name translates the one that it names", () => {
  write({ "pages/menschen.json": page("/menschen", { translates: "team" }) });
  expect(findAlternates(content.root, settings).get("pages/team")?.[0]?.url).toBe("/de/menschen");
});

test("a draft is a counterpart for editors alone", () => {
  write({ "pages/careers.json": page("/karriere", { draft: true }) });
  const list = (audience: "visitors" | "editors") =>
    findAlternates(content.root, { ...settings, audience }).get("pages/careers");
  expect(list("visitors")).toEqual([]);
  expect(list("editors")?.[0]?.url).toBe("/de/karriere");
});

test("settings that cannot be read are those of one language", () => {
  content.write({ "site.json": "{" });
  expect(listLanguages(content.root)).toMatchObject([{ folder: dataFolder, path: "" }]);
});

test("the environment of a language has its folders and its path", () => {
  expect(toEnvironment({ ...other, locale: "de_AT" })).toEqual({
    CONTENT_FOLDER: "languages/de",
    SHARED_FOLDER: dataFolder,
    GATSBY_PATH_PREFIX: "/de",
  });
  expect(findOwn(content.root).folder).toBe(dataFolder);
});
