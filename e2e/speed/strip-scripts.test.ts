import { stripScripts } from "./strip-scripts";

test("takes out scripts, with and without a source", () => {
  expect(
    stripScripts(`<p>a</p><script>if (1 < 2) x("</p>")</script><SCRIPT src=/app.js async></SCRIPT ><p>b</p>`),
  ).toBe("<p>a</p><p>b</p>");
});

test("leaves structured data, wherever its type stands", () => {
  const data = `<script data-x="true" type="application/ld+json">{"@type":"WebPage"}</script>`;
  expect(stripScripts(`${data}<script type="module">1</script>`)).toBe(data);
});

test("is not misled by a > in an attribute, nor by words that only begin like a tag", () => {
  const data = `<script data-a="1 > 0" type="application/ld+json">{}</script>`;
  expect(stripScripts(data)).toBe(data);
  expect(stripScripts(`<script data-a="1 > 0" src="/x.js"></script><scripture>x</scripture>`)).toBe(
    "<scripture>x</scripture>",
  );
});

test("takes out links that fetch scripts or their data ahead", () => {
  const ahead = [
    `<link as="script" rel="preload" href="/app.js"/>`,
    `<link rel="preload" as="fetch" href="/page-data/index/page-data.json" crossorigin="anonymous"/>`,
    `<link rel='modulepreload' href="/a.js">`,
    `<link rel=prefetch as=script href=/b.js>`,
  ];
  expect(stripScripts(ahead.join(""))).toBe("");
});

test("leaves links to fonts, pictures and icons", () => {
  const links = `<link rel="preload" as="font" href="/a.woff2"/><link rel="preload" as="image" href="/a.svg"/><link rel="icon" href="/i.svg"/>`;
  expect(stripScripts(links)).toBe(links);
});
