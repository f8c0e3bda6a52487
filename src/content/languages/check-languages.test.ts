import { copyLanguages, type Planted } from "./testing/copy-languages";

// The first language of a site with two.

const content = copyLanguages();

const german = '{ "language": "de", "folder": "languages/de", "path": "/de" }';

/** Plants a second language in the list, and a text at which its problem is reported. */
function list(language: string, folder: string, path: string, at: string): Planted {
  const added = `${german},\n    { "language": "${language}", "folder": "${folder}", "path": "${path}" }`;
  return ["starter/site.json", german, added, at];
}

const updated = '"path": "/careers",\n  ';

test("a site with two languages has no problem", () => {
  expect(content.list({})).toEqual([]);
});

// prettier-ignore
test.each<[name: string, planted: Planted, says: RegExp]>([
  ["a language that is listed twice", list("de", "languages/at", "/at", '"de", "folder": "languages/at"'), /error language-twice: .*languages 2, language is that of another language/u],
  ["the language of the site itself", list("en", "languages/en", "/en", '"en", "folder"'), /error language-twice/u],
  ["a path that is listed twice", list("fr", "languages/fr", "/de", '"/de" }\n  ]'), /error language-twice: .*languages 2, path/u],
  ["a folder that is listed twice", list("fr", "languages/de", "/fr", '"languages/de", "path": "/fr"'), /error language-folder: .* is not apart from languages\/de\. Choose a folder of its own/u],
  ["the folder of the first language", list("fr", "starter", "/fr", '"starter"'), /error language-folder: .* apart from starter/u],
  ["a folder in that of the first language", list("fr", "starter/fr", "/fr", '"starter/fr"'), /error language-folder: .* apart from starter/u],
  ["a folder around another one", list("fr", "languages", "/fr", '"languages", "path"'), /error language-folder/u],
  ["a folder that does not exist", list("fr", "languages/fr", "/fr", '"languages/fr"'), /error language-site: .* has no site\.json\. Copy starter\/site\.json there/u],
  ["a folder outside of the project", list("fr", "../fr", "/fr", '"../fr"'), /error format-wrong: .* is not a folder of the project|error format-wrong/u],
  ["the path of a page", list("fr", "languages/fr", "/team", '"/team" }'), /error language-path: .* is the path of pages or files of the first language/u],
  ["a path above pages", list("fr", "languages/fr", "/blog", '"/blog"'), /error language-path/u],
  ["the path of a redirect", list("fr", "languages/fr", "/customer-stories", '"/customer-stories"'), /error language-path/u],
  ["a path that the build needs", list("fr", "languages/fr", "/page-data", '"/page-data"'), /error language-path/u],
  ["the path of the page for unknown addresses", list("fr", "languages/fr", "/404", '"/404"'), /error language-path/u],
  ["a path of two words", list("fr", "languages/fr", "/fr/x", '"/fr/x"'), /error format-wrong: .* not a path for a language/u],
  ["a language that does not exist", list("qq", "languages/qq", "/qq", '"qq", "folder"'), /error value-rejected|error format-wrong/u],
  ["a link to a page of another language that the first one has too", ["starter/texts/terms.mdx", "](/imprint)", "](/de/imprint)", "/de/imprint"], /warning link-language: .* languages\/de\/texts\/imprint\.mdx\. Write \/imprint\./u],
  ["a page of the first language that translates", ["starter/pages/careers.json", updated, `${updated}"translates": "team",\n  `, '"team",\n'], /error translates-first: .* is a field of other languages\. Delete it/u],
])("%s is reported", (_, planted, says) => {
  const { lines, location } = content.plant(planted);
  expect(lines).toContainEqual(expect.stringMatching(new RegExp(`^${location} ${says.source}`, "u")));
});
