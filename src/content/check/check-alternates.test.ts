import { copyContent, edit } from "../testing/copy-content";
import { samples } from "../testing/samples";

const content = copyContent();

/** Lists what is reported of the alternates of a page, each on a line of its own. */
function list(...alternates: readonly (readonly [language: string, url: string])[]): string[] {
  const lines = alternates.map(([language, url]) => `{ "language": "${language}", "url": "${url}" }`);
  const page = edit(samples["pages/sample.json"], '"aliases": [],', `"alternates": [\n${lines.join(",\n")}\n],`);
  return content
    .list({ ...samples, "pages/sample.json": page })
    .map(({ level, line, rule, message, remedy }) => `${level} ${line - 4} ${rule}: ${message}. ${remedy}`)
    .map((text) => text.replace(/ page "\/sample": alternates \d+, /u, " "));
}

const away = "https://www.elsewhere.example";

test("a page may be on other hosts in other languages, and itself be the one for all others", () => {
  expect(list(["de", `${away}/muster`], ["es-MX", `${away}/mx`], ["x-default", "/sample"])).toEqual([]);
  expect(list(["x-default", `${away}/`])).toEqual([]);
});

test.each([
  ["a tag with an underscore", "de_AT", /is "de_AT", which is not a language tag/u],
  ["the tag of a country", "jp", /is "jp", which is not the tag of a language\. Look it up, e\.g\. ja/u],
  ["a country that has another tag", "en-UK", /is "en-UK", which is not the tag of a language/u],
  ["an empty tag", "", /is "", which is not a language tag/u],
  ["an invisible character", "de\u200b", /is "de\u200b", which is not a language tag/u],
])("%s is reported", (_, tag, says) => {
  expect(list([tag, `${away}/muster`]).filter((line) => line.includes("language"))).toEqual([
    expect.stringMatching(says),
  ]);
});

test("two addresses in one language are reported, also that of the site", () => {
  expect(list(["en", `${away}/en`], ["de", `${away}/muster`], ["de", `${away}/de`])).toEqual([
    "error 1 alternate-twice: language is that of this site. Delete it: a page names itself",
    "error 3 alternate-twice: language is there already. Keep one",
  ]);
});

test("an address without https is reported", () => {
  for (const url of ["http://www.elsewhere.example/", "www.elsewhere.example", "//www.elsewhere.example/"])
    expect(list(["de", url])).toEqual([expect.stringMatching(/^error 1 format-wrong: url .* not a whole https/u)]);
});

test("an address on this host is warned of: there is no such page, or it has the language of the site", () => {
  const { url } = JSON.parse(samples["site.json"]) as { url: string };
  const remedy = "Write the address of the page in that language, on its own site";
  expect(
    list(["de", `${url}/de/sample`], ["fr", `${url}/fr?a=b`], ["ja", `${url}/careers`], ["es", "/careers"]),
  ).toEqual([
    `warning 1 alternate-missing: url /de/sample is not a page of this site. ${remedy}`,
    `warning 2 alternate-missing: url /fr is not a page of this site. ${remedy}`,
    `warning 3 alternate-own: url /careers is a page of this site, whose language is en. ${remedy}`,
    `warning 4 alternate-own: url /careers is a page of this site, whose language is en. ${remedy}`,
  ]);
});

test("a path that is no page of the site is reported", () => {
  expect(list(["de", "/de/sample"], ["x-default", "/smple"])).toEqual([
    expect.stringContaining("error 1 alternate-missing: url /de/sample is not a page of this site. Write"),
    expect.stringContaining(
      'error 2 alternate-missing: url /smple is not a page of this site. Did you mean "/sample"?',
    ),
  ]);
});
