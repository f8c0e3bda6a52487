import { formatRedirects, redirectLimit } from "./redirect-rules";

function listRules(length: number) {
  return Array.from({ length }, (_, index) => ({ path: `/${index}`, toPath: "/contact", status: 308 }));
}

test("a redirect is written for its path with and without a slash at its end", () => {
  const rules = [
    { path: "/product", toPath: "/product/overview", status: 308 },
    { path: "/old", toPath: "/contact", status: 301 },
  ];
  expect(formatRedirects(rules)).toBe(
    "/product /product/overview 308\n/product/ /product/overview 308\n/old /contact 301\n/old/ /contact 301\n",
  );
});

test("without redirects the file is empty", () => {
  expect(formatRedirects([])).toBe("");
});

test("as many lines as hosts read are written, and more are an error", () => {
  expect(
    formatRedirects(listRules(redirectLimit / 2))
      .trimEnd()
      .split("\n"),
  ).toHaveLength(2000);
  expect(() => formatRedirects(listRules(redirectLimit / 2 + 1))).toThrow(
    "_redirects would have 2002 lines, but hosts read 2000.",
  );
});
