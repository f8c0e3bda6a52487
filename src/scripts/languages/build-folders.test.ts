import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { makeFolder } from "../../content/testing/make-folder";
import { enterLanguage, leaveFirst } from "./build-folders.cjs";

const root = makeFolder("languages");
const own = process.cwd();

beforeAll(() => process.chdir(root));
afterAll(() => process.chdir(own));

/** Builds what is in place: a cache and a page, and the stamp of the build. */
function build(name: string): void {
  for (const folder of [".cache", "public", ".build"]) mkdirSync(folder, { recursive: true });
  for (const file of [".cache/state", "public/index.html", ".build/last-build"]) writeFileSync(file, name);
}

const read = (folder = ".") =>
  [".cache/state", "public/index.html", ".build/last-build"].map((file) => {
    const path = join(folder, file);
    return existsSync(path) ? readFileSync(path, "utf8") : undefined;
  });

test("each language finds its own cache and site, and none those of another", () => {
  enterLanguage("");
  build("first");
  expect(existsSync(".build/languages")).toBe(false);
  enterLanguage("/de");
  expect(read()).toEqual([undefined, undefined, undefined]);
  build("german");
  enterLanguage("/ar");
  expect(read()).toEqual([undefined, undefined, undefined]);
  enterLanguage("/de");
  expect(read()).toEqual(["german", "german", "german"]);
  enterLanguage("");
  expect(read()).toEqual(["first", "first", "first"]);
});

test("what is added to the site of all languages is not in the next build of the first", () => {
  const folders = leaveFirst(["/de"]);
  expect(read(folders.get("/de"))).toEqual(["german", "german", "german"]);
  writeFileSync("public/added.html", "");
  expect(read()).toEqual(["first", "first", "first"]);
  enterLanguage("/de");
  expect(read()).toEqual(["german", "german", "german"]);
  enterLanguage("");
  expect(read()).toEqual(["first", "first", "first"]);
  expect(existsSync("public/added.html")).toBe(false);
});
