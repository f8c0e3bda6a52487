import { archivePath, isInArchive } from "./routes";

test("a page of the archive has a plain address", () => {
  const paths = [0, 1, 2].map((page) => archivePath("/blog", page));
  expect(paths).toEqual(["/blog", "/blog/archive", "/blog/archive/2"]);
});

test("only the archive's own paths are in it", () => {
  const paths = ["/blog/archive", "/blog/archive/2", "/blog/archives", "/blog"];
  expect(paths.filter((path) => isInArchive(path, "/blog"))).toEqual(["/blog/archive", "/blog/archive/2"]);
});
