import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

import { readArtifact } from "./artifact";

const png = Buffer.from("\x89PNG\r\n\x1a\nrest", "latin1");
const webp = Buffer.from("RIFF\x00\n\xff\x01WEBPrest", "latin1");
const good = { "report.json": `{"pages":[["/a","changed"]]}`, "crops/0-360-1.webp": webp, "look/a-360.png": png };

let root = "";
beforeEach(() => (root = mkdtempSync(join(tmpdir(), "artifact-"))));
afterEach(() => rmSync(root, { recursive: true }));

function write(files: Record<string, string | Buffer>): void {
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), content);
  }
}

test("an artifact is the report and its pictures; other files are ignored", () => {
  write({ ...good, "other.html": "" });
  const files = ["crops/0-360-1.webp", "look/a-360.png"];
  expect(readArtifact(root)).toEqual({ report: { pages: [["/a", "changed"]] }, files });
});

test("an artifact without pictures has none", () => {
  write({ "report.json": "{}" });
  expect(readArtifact(root)).toEqual({ report: {}, files: [] });
});

const many = Object.fromEntries(Array.from({ length: 41 }, (_, index) => [`crops/${index}-360-1.webp`, webp]));

test.each<[string, Record<string, string | Buffer>]>([
  ["a text", { "report.json": `"a"` }],
  ["a list of other values", { "report.json": `{"pages":[["/a",1]]}` }],
  ["rows that are no list", { "report.json": `{"pages":["/a"]}` }],
  ["no JSON", { "report.json": "{" }],
  ["large", { "report.json": `{"pages":[["${"a".repeat(1_000_000)}"]]}` }],
  ["another name", { "look/a.svg": png }],
  ["a name with invisible characters", { "look/a\u200d.png": png }],
  ["a folder", { "look/a.png/b.png": png }],
  ["no folder", { look: png }],
  ["no PNG", { "look/a.png": webp }],
  ["no WebP", { "crops/0-360-1.webp": png }],
  ["an empty picture", { "look/a.png": "" }],
  ["a large picture", { "look/a.png": Buffer.concat([png, Buffer.alloc(1_000_000)]) }],
  ["too many", many],
])("an artifact is rejected that is %s", (_, files) => {
  write({ "report.json": "{}", ...files });
  expect(() => readArtifact(root)).toThrow();
});

test.each(["report.json", "look", "look/a.png"])("an artifact with a link is rejected: %s", (link) => {
  const other = mkdtempSync(join(tmpdir(), "artifact-"));
  write({
    ...(link === "report.json" ? {} : { "report.json": "{}" }),
    ...(link === "look" ? {} : { "look/b.png": png }),
  });
  writeFileSync(join(other, "file"), link === "report.json" ? "{}" : png);
  symlinkSync(link === "look" ? other : join(other, "file"), join(root, link));
  expect(() => readArtifact(root)).toThrow();
  rmSync(other, { recursive: true });
});
