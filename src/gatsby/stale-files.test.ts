import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

import { deleteWrittenFiles, removeStaleFiles, restorePictures } from "./stale-files";

const root = process.cwd();
const folder = mkdtempSync(join(tmpdir(), "stale-"));

beforeAll(() => {
  process.chdir(folder);
});

afterAll(() => {
  process.chdir(root);
  rmSync(folder, { recursive: true });
});

function write(files: Readonly<Record<string, string>>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

test("stale files are removed, and unused pictures are restored before the next build", async () => {
  write({
    "static/proof.html": "",
    "public/proof.html": "",
    "public/removed.pdf": "",
    "public/app.js": `r.p+"static/font.woff2"`,
    "public/page-data/a/page-data.json": String.raw`{"src":"/static\/no","srcSet":"/static/1/a/x.webp 1w,/static/1/b/x.webp 2w"}`,
    "public/a/index.html": `<img src='/static/2/c.png'><a href="https://www.acme.example/static/3/e.png?x">`,
    "public/old/index.html": `<img src="/static/4/old.png">`,
    "public/from/index.html": "",
    "public/from.html/index.html": "",
    ...Object.fromEntries(
      ["font.woff2", "1/a/x.webp", "1/b/x.webp", "2/c.png", "3/e.png", "4/old.png"].map((name) => [
        `public/static/${name}`,
        "",
      ]),
    ),
  });
  await removeStaleFiles(["/a", "/from", "/from.html/index.html"]);
  const gone = ["old/index.html", "static/4/old.png"];
  const there = [
    ...["proof.html", "a/index.html", "from/index.html", "from.html/index.html", "static/font.woff2"],
    ...["static/1/a/x.webp", "static/1/b/x.webp", "static/2/c.png", "static/3/e.png"],
  ];
  expect([gone, there].map((files) => files.map((file) => existsSync(join("public", file))))).toEqual([
    gone.map(() => false),
    there.map(() => true),
  ]);
  await restorePictures();
  expect(existsSync("public/static/4/old.png")).toBe(true);
  await deleteWrittenFiles();
  expect(["app.js", "removed.pdf", "a/index.html"].map((file) => existsSync(join("public", file)))).toEqual([
    false,
    false,
    true,
  ]);
});
