import { articleCategories } from "./article";
import { postTags } from "./post";
import { archivePath, isInArchive } from "./routes";

test("a page of the archive has a plain address", () => {
  expect(archivePath("/blog")).toBe("/blog/archive");
  expect(archivePath("/blog", undefined, 2)).toBe("/blog/archive/2");
  expect(archivePath("/blog", "Research & Product", 3)).toBe("/blog/archive/research-product/3");
});

test("each tag and category has an address of its own, which is not a number", () => {
  const names = [...new Set([...postTags, ...articleCategories])];
  const paths = names.map((name) => archivePath("", name));
  expect(new Set(paths).size).toBe(names.length);
  expect(paths.filter((path) => /\/\d+$/u.test(path))).toEqual([]);
});

test("only the archive's own paths are in it", () => {
  const paths = ["/blog/archive", "/blog/archive/2", "/blog/archives", "/blog"];
  expect(paths.filter((path) => isInArchive(path, "/blog"))).toEqual(["/blog/archive", "/blog/archive/2"]);
});
