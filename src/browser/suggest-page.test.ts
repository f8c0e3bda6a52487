import { simplifyPath } from "./suggest-page";

test.each([
  ["/TEAM", "/team"],
  ["/Resources/Blog/", "/resources/blog"],
  ["//team//", "/team"],
  ["/team/index.html", "/team"],
  ["/Team.HTM", "/team"],
  ["/team/index", "/team"],
  ["/team).", "/team"],
  ["/%54eam", "/team"],
  ["/blog/10-years", "/blog/10-years"],
  ["/%C3%9Cber", "/über"],
  ["/", ""],
  ["/index.html", ""],
  ["/<script>alert(1)</script>", "/<script>alert(1)</script"],
])("%s becomes %s", (path, simple) => {
  expect(simplifyPath(path)).toBe(simple);
});

test("a path that cannot be decoded, or is long, is not compared", () => {
  expect(simplifyPath("/%E0%A4%A")).toBeUndefined();
  expect(simplifyPath(`/${".".repeat(100_000)}`)).toBeUndefined();
});
