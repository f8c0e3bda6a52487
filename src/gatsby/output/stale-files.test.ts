import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

import { makeFolder } from "../../content/testing/make-folder";
import { deleteWrittenFiles, removeStaleFiles, restorePictures } from "./stale-files";

const root = process.cwd();
const folder = makeFolder("stale");

beforeAll(() => process.chdir(folder));

afterAll(() => process.chdir(root));

function write(files: Readonly<Record<string, string>>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

const pictures = ["font.woff2", "1/a/x.webp", "1/b/x.webp", "2/c.png", "3/e.png", "4/old.png"];

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
    "public/social/a.1.png": "",
    "public/social/a.2.png": "",
    "public/social/old/a.1.png": "",
    "public/from.html/index.html": "",
    ...Object.fromEntries(pictures.map((name) => [`public/static/${name}`, ""])),
  });
  await removeStaleFiles(["/a", "/from", "/from.html/index.html"], ["/social/a.2.png"]);
  const gone = ["old/index.html", "social/a.1.png", "social/old/a.1.png", "static/4/old.png"];
  const pages = ["proof.html", "social/a.2.png", "a/index.html", "from/index.html", "from.html/index.html"];
  const there = [...pages, ...pictures.slice(0, -1).map((name) => `static/${name}`)];
  expect([...gone, ...there].filter((file) => existsSync(join("public", file)))).toEqual(there);
  await restorePictures();
  expect(existsSync("public/static/4/old.png")).toBe(true);
  await deleteWrittenFiles();
  const reused = ["a/index.html", "social/a.2.png"];
  expect(["app.js", "removed.pdf", ...reused].filter((file) => existsSync(join("public", file)))).toEqual(reused);
});

test("a build that has lost a picture says what to delete", async () => {
  write({ "public/a/index.html": `<img src="/static/2/c.png" srcset="/static/5/lost%402x.webp 720w">` });
  const message = "/static/5/lost%402x.webp of a/index.html is missing. Delete the folders .cache and public";
  await expect(removeStaleFiles(["/a"], [])).rejects.toThrow(message);
  write({ "public/static/5/lost@2x.webp": "" });
  await removeStaleFiles(["/a"], []);
});
