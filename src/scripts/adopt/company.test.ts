import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { parse } from "jsonc-parser";

import { dataFolder, listFiles } from "../../content/read/data-folder";
import { copyContent } from "../../content/testing/copy-content";
import { cutSample, readCompany, rename, renameJson, renamePackage, renameWorker, toKey } from "./company";

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
  [undefined, "https://www.acme.example", "--name is missing"],
  [" ", "https://www.acme.example", "--name is missing"],
  ["W".repeat(41), "https://www.acme.example", "--name is too long"],
  ["Acme", undefined, "--url is missing"],
  ["Acme", "www.acme.example", `--url is "www.acme.example"`],
  ["Acme", "http://www.acme.example", "--url is"],
  ["Acme", "https://www.acme.example/en", "--url is"],
  ["Acme", "https://www.acme.example:8443", "--url is"],
  ["Acme", "https://me@www.acme.example", "--url is"],
  ["Acme", "https://www.acme.example?a", "--url is"],
  ["Acme", "https://localhost", "--url is"],
  ["Acme", "https://192.168.0.1", "--url is"],
  ["\u200B\u2060\uFEFF", "https://www.acme.example", "--name is missing"],
  ["\u0301", "https://www.acme.example", "--name is missing"],
  ["Ac\u202Eme", "https://www.acme.example", "--name contains an invisible character (U+202E)"],
  ["Ac\u2066me", "https://www.acme.example", "--name contains an invisible character (U+2066)"],
  ["Ac\0me", "https://www.acme.example", "--name contains an invisible character (U+0000)"],
  ["Ac\u001B[2Jme", "https://www.acme.example", "--name contains an invisible character (U+001B)"],
  ["Ac\uD800me", "https://www.acme.example", "--name contains an invisible character (U+D800)"],
  ["Acme", `https://a"b.example`, `--url is "https://a\\"b.example"`],
  ["Acme", "https://a$&b.example", "--url is"],
  ["Acme", "https://a'b.example", "--url is"],
  ["Acme", "https://a`b.example", "--url is"],
  ["Acme", "https://a_b.example", "--url is"],
  ["Acme", "https://a{b},(c).example", "--url is"],
  ["Acme", "https://*.example", "--url is"],
  ["Acme", "https://a..example", "--url is"],
  ["Acme", "https://.example", "--url is"],
  ["Acme", "https://-a.example", "--url is"],
  ["Acme", "https://a-.example", "--url is"],
  ["Acme", "https://www.acme.example.", "--url is"],
  ["Acme", "https://www.acme.e1", "--url is"],
  ["Acme", `https://${"w".repeat(64)}.example`, "--url is"],
  ["Acme", `https://${"w".repeat(60)}.${"w".repeat(60)}.${"w".repeat(60)}.${"w".repeat(63)}.example`, "--url is"],
  ["Acme", "https://www.acme.example\u001B[2J", `--url is "https://www.acme.example\\u001b[2J"`],
])("%j at %j is refused: %s", (name, url, message) => expect(() => readCompany(name, url)).toThrow(message));

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
