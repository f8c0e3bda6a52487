import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { dataFolder } from "../../content/read/data-folder";
import { copyContent } from "../../content/testing/copy-content";
import { cutSample, readCompany, rename, renameJson } from "./company";

const content = copyContent();
afterAll(content.remove);
const known = content.check({}, "2025-12-31");

const files = readdirSync(dataFolder, { recursive: true, encoding: "utf8" }).filter((file) =>
  /\.(?:json|mdx)$/u.test(file),
);

const companies = [
  ["Harborline", "https://www.harborline.example"],
  [`M & "Söhne": <Öl> {Gas} \\ $& #1 - 'A'`, "https://müller.example/"],
  ["株式会社みなと", "https://xn--q9jyb4c.xn--q9jyb4c"],
  ["شركة الميناء", "https://a.b.harbor-line.co.uk"],
  ["Example Co Holding", "https://www.example-co.example"],
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
])("%s at %s is refused: %s", (name, url, message) => {
  expect(() => readCompany(name, url)).toThrow(message);
});

test("documents lose what they say of the sample", () => {
  const text = "One\n\n<!-- sample -->\n\n## Two\n\n<!-- /sample -->\n\nThree <!-- sample -->four<!-- /sample -->\n";
  expect(cutSample(text)).toBe("One\n\nThree ");
  for (const document of ["README.md", "CONTRIBUTING.md", ...readdirSync("docs").map((name) => `docs/${name}`)]) {
    const traces = /sample -->|run adopt|test:sample|run pictures|home\.webp/gu;
    expect([document, cutSample(readFileSync(document, "utf8")).match(traces)]).toEqual([document, null]);
  }
});
