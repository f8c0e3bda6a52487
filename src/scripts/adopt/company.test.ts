import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { parse } from "jsonc-parser";

import { dataFolder, listFiles } from "../../content/read/data-folder";
import { copyContent } from "../../content/testing/copy-content";
import {
  addLanguages,
  cutSample,
  readCompany,
  rename,
  renameJson,
  renamePackage,
  renameWorker,
  setLanguage,
  toKey,
} from "./company";

const content = copyContent();
const known = content.check({}, "2025-12-31");

const files = listFiles(dataFolder).filter((file) => /\.(?:json|mdx)$/u.test(file));

const companies = [
  ["Harborline", "https://www.harborline.example"],
  [`M & "Söhne": <Öl> {Gas} \\ $& #1 - 'A'`, "https://müller.example/"],
  ["株式会社みなと", "https://xn--q9jyb4c.xn--q9jyb4c"],
  ["شركة الميناء", "https://a.b.harbor-line.co.uk"],
  ["Example Co Holding", "https://www.example-co.example"],
  ["👩‍💻 نمونه‌ها Ltd", "https://www.a--b.example"],
  ["W".repeat(40), `https://${"w".repeat(63)}.example`],
] as const;

test.each(companies)("the starter company as %s at %s is content without a mistake or a trace", (name, url) => {
  const company = readCompany(name, url);
  const texts = files.map((file) => {
    const text = readFileSync(join(dataFolder, file), "utf8");
    return [file, file.endsWith(".json") ? renameJson(text, company) : rename(text, company)] as const;
  });
  expect(content.check(Object.fromEntries(texts), "2025-12-31")).toEqual(known);
  const traces = texts.filter(([, text]) => /Example Co\b(?! Holding)|starter\.example|exampleco\b/u.test(text));
  expect(traces).toEqual([]);
});

test("name, site and mail follow the arguments", () => {
  const company = readCompany(" Harbor  Line ", "https://WWW.Harborline.example/");
  expect(JSON.parse(renameJson(readFileSync(join(dataFolder, "site.json"), "utf8"), company))).toMatchObject({
    name: "Harbor Line",
    legalName: "Harbor Line",
    url: "https://www.harborline.example",
    email: "hello@harborline.example",
    social: [{ handle: "@harborline" }, {}],
  });
});

test.each([
  [undefined, "--name is missing"],
  [" ", "--name is missing"],
  ["\u200B\u2060\uFEFF", "--name is missing"],
  ["\u0301", "--name is missing"],
  ["W".repeat(41), "--name is too long"],
  ["Ac\u202Eme", "--name contains an invisible character (U+202E)"],
  ["Ac\0me", "--name contains an invisible character (U+0000)"],
  ["Ac\uD800me", "--name contains an invisible character (U+D800)"],
])("the name %j is refused: %s", (name, message) =>
  expect(() => readCompany(name, "https://www.acme.example")).toThrow(message),
);

const labels = [60, 60, 60, 63].map((length) => "w".repeat(length)).join(".");
const hosts =
  "www.acme.example/en www.acme.example:8443 me@www.acme.example www.acme.example?a localhost 192.168.0.1 a$&b.example a'b.example a`b.example a_b.example a{b},(c).example *.example a..example .example -a.example a-.example www.acme.example. www.acme.e1";

test.each([
  ...["www.acme.example", "http://www.acme.example", `https://a"b.example`, "https://www.acme.example\u001B[2J"],
  ...[...hosts.split(" "), `${"w".repeat(64)}.example`, `${labels}.example`].map((host) => `https://${host}`),
])("the address %j is refused, and named without what a terminal would interpret", (url) => {
  expect(() => readCompany("Acme", url)).toThrow(`--url is ${JSON.stringify(url)}`);
});

test("without an address, it is asked for", () => {
  expect(() => readCompany("Acme", undefined)).toThrow("--url is missing");
});

test("a package and a worker may have the name of every company", () => {
  for (const [url, key] of [
    [`https://${"a".repeat(28)}-${"b".repeat(20)}.example`, "a".repeat(28)],
    ["https://www.müller.example", "xn--mller-kva"],
    ["https://www.1a.example", "1a"],
  ] as const)
    expect(toKey(readCompany("Acme", url))).toBe(key);
});

test("the settings stay valid JSON with every name, and only name, text, URL and commands change", () => {
  const text = readFileSync("package.json", "utf8");
  const { scripts, ...before } = JSON.parse(text) as { scripts: Record<string, string> };
  const kept = structuredClone(scripts);
  for (const name of ["preadopt", "adopt", "pictures", "test:sample"])
    expect(Reflect.deleteProperty(kept, name)).toBe(true);
  for (const [name, url] of companies) {
    const company = readCompany(name, url);
    expect(JSON.parse(renamePackage(text, company))).toEqual({
      ...before,
      name: toKey(company),
      description: `Public website of ${company.name}`,
      homepage: company.url.origin,
      scripts: kept,
    });
    const worker = parse(renameWorker(readFileSync("src/relay/wrangler.jsonc", "utf8"), company)) as object;
    expect(worker).toMatchObject({
      name: toKey(company),
      routes: [{ pattern: company.url.hostname }],
      env: { preview: { name: `${toKey(company)}-preview` } },
    });
  }
});

test("documents lose what they say of the sample", () => {
  const text = "One\n\n<!-- sample -->\n\n## Two\n\n<!-- /sample -->\n\nThree <!-- sample -->four<!-- /sample -->\n";
  expect(cutSample(text)).toBe("One\n\nThree ");
  for (const document of [
    "README.md",
    "CONTRIBUTING.md",
    "data/README.md",
    ...readdirSync("docs").map((name) => `docs/${name}`),
  ]) {
    const traces = /sample -->|run adopt|test:sample|run pictures|home\.webp/gu;
    expect([document, cutSample(readFileSync(document, "utf8")).match(traces)]).toEqual([document, null]);
  }
});

test("other languages are listed after the locale, each with its folder, path and settings", () => {
  const company = readCompany("Acme", "https://www.acme.example", "en,de,zh-Hant");
  const text = JSON.stringify({ name: "Acme", language: "en", locale: "en_US", tagline: "Words" });
  const listed = JSON.parse(addLanguages(text, company)) as { languages: object[] };
  expect(Object.keys(listed)).toEqual(["name", "language", "locale", "languages", "tagline"]);
  expect(listed.languages[1]).toEqual({ language: "zh-Hant", folder: "languages/zh-Hant", path: "/zh-hant" });
  expect(JSON.parse(setLanguage(JSON.stringify(listed), "zh-Hant"))).toEqual({
    name: "Acme",
    language: "zh-Hant",
    locale: "zh_TW",
    tagline: "Words",
  });
  expect(addLanguages(text, readCompany("Acme", "https://www.acme.example"))).toBe(text);
});

test.each(["de", "de,en", "en,de,de", "en,en", "en,", "en,German", "en,x-default"])(
  "the languages %j are refused",
  (list) => expect(() => readCompany("Acme", "https://www.acme.example", list)).toThrow("--languages"),
);
