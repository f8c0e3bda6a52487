import { isReadable } from "./stay";

test.each(["/", "/team", "/blog/querent-ml-company-of-the-year", "/404.html", "/a/b.c~d_e"])(
  "the router reads %s",
  (path) => {
    expect(isReadable(path)).toBe(true);
  },
);

test.each(["/%", "/%00", "/%E0%A4%A", "/:name", "/*", "/a;b=c", "/[x]", "/a b", "/é"])(
  "the router is not given %s, which it would decode, or take for a pattern",
  (path) => {
    expect(isReadable(path)).toBe(false);
  },
);
