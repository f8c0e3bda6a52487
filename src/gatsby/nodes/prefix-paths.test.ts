import { z } from "zod";

import { link, pageLink, pagePath, path, reference, text, url } from "../../content/fields";

const schema = z.strictObject({
  path: pagePath("Address"),
  aliases: z.array(path("Another")),
  parentPage: reference("Page", "path", "Page above"),
  author: reference("TeamMember", "slug", "Author"),
  price: text("Price"),
  to: link("Link"),
  url: pageLink("Link to an article"),
  outside: url("Link to another site"),
});

const record = {
  path: "/",
  aliases: ["/home"],
  parentPage: "/product",
  author: "ana",
  price: "/month",
  to: "/contact?a=b#form",
  url: "/blog/a",
  outside: "https://www.example.com/",
};

/** Loads the module for a language, whose path is read once. */
async function load(prefix: string) {
  jest.resetModules();
  Object.assign(process.env, { GATSBY_PATH_PREFIX: prefix });
  const loaded = await import("./prefix-paths");
  Reflect.deleteProperty(process.env, "GATSBY_PATH_PREFIX");
  return loaded;
}

test("links and addresses of a record begin with the path of its language, texts and keys do not", async () => {
  const { prefixPaths } = await load("/de");
  expect(prefixPaths(schema, record)).toEqual({
    ...record,
    path: "/de",
    aliases: ["/de/home"],
    parentPage: "/de/product",
    to: "/de/contact?a=b#form",
    url: "/de/blog/a",
  });
});

test("in the first language nothing changes", async () => {
  const { prefixPaths } = await load("");
  expect(prefixPaths(schema, record)).toBe(record);
});

test.each([
  ["/", "/de"],
  ["/#forecast", "/de#forecast"],
  ["/?a=b", "/de?a=b"],
  ["/team", "/de/team"],
  ["/paper.pdf", "/paper.pdf"],
  ["/rss.xml", "/de/rss.xml"],
  ["/llms.txt", "/de/llms.txt"],
  ["#part", "#part"],
  ["mailto:a@example.com", "mailto:a@example.com"],
  ["https://www.example.com/team", "https://www.example.com/team"],
])("a link to %s leads to %s", async (to, expected) => {
  const { prefixLink, prefixLinks } = await load("/de");
  expect(prefixLink(to)).toBe(expected);
  const paragraph = { children: [{ properties: { href: to } }] };
  prefixLinks()(paragraph);
  expect(paragraph.children[0]?.properties.href).toBe(expected);
});
