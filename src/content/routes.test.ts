import { archivePath, isInArchive } from "./routes";

test("a page of the archive has a plain address", () => {
  expect(archivePath("/blog")).toBe("/blog/archive");
  expect(archivePath("/blog", undefined, 2)).toBe("/blog/archive/2");
  expect(archivePath("/blog", "Research & Product", 3)).toBe("/blog/archive/research-product/3");
});

test("only the archive's own paths are in it", () => {
  const paths = ["/blog/archive", "/blog/archive/2", "/blog/archives", "/blog"];
  expect(paths.filter((path) => isInArchive(path, "/blog"))).toEqual(["/blog/archive", "/blog/archive/2"]);
});
