import { mergeHeaders, mergeMaps, mergeSitemaps } from "./compose-site.cjs";

test("a sitemap gets the pages of another language after its own", () => {
  const of = (urls: string) => `<?xml version="1.0"?><urlset xmlns="a">${urls}</urlset>`;
  const merged = mergeSitemaps(of("<url><loc>a</loc></url>"), of("<url><loc>b</loc></url><url><loc>$&</loc></url>"));
  expect(merged).toBe(of("<url><loc>a</loc></url><url><loc>b</loc></url><url><loc>$&</loc></url>"));
  expect(mergeSitemaps(of("<url/>"), of(""))).toBe(of("<url/>"));
});

test("headers get the rules of paths that they lack", () => {
  const first = "/*\n  x-frame-options: DENY\n/static/*\n  cache-control: public\n";
  const other = "/*\n  x-frame-options: SAMEORIGIN\n/de/index.html\n  a: b\n  c: d\n";
  expect(mergeHeaders(first, other)).toBe(`${first}/de/index.html\n  a: b\n  c: d\n`);
});

test("maps of nginx get the lines that they lack, each in the map of its name", () => {
  const map = (name: string, ...lines: string[]) =>
    `map $uri ${name} {\n${lines.map((line) => `    ${line};\n`).join("")}}\n`;
  const first = map("$redirect", `"~^/old$" "/new"`) + map("$missing", "default /404.html");
  const other = map("$redirect", `"~^/de/old$" "/de/$1"`) + map("$missing", "default /404.html", "~^/de /de/404.html");
  expect(mergeMaps(first, other)).toBe(
    map("$redirect", `"~^/old$" "/new"`, `"~^/de/old$" "/de/$1"`) +
      map("$missing", "default /404.html", "~^/de /de/404.html"),
  );
});
