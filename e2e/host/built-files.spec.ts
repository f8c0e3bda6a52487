import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { load } from "cheerio";

import { listFiles } from "../../src/content/read/data-folder";
import { isReservedAnchor } from "../../src/content/routes";
import { longArticle } from "../support/route-table";
import { starter } from "../sites";
import { expect, test } from "../test";

const { publicFolder } = starter;

const built = listFiles(publicFolder).map((file) => `${publicFolder}/${file}`);

/** Returns matching files that contain one of the texts. */
function findFiles(paths: RegExp, texts: readonly string[]): string[] {
  const read = built.filter((file) => paths.test(file));
  expect(read.length).toBeGreaterThan(10);
  return read.filter((file) => {
    const content = readFileSync(file, "utf8");
    return texts.some((text) => content.includes(text));
  });
}

test("the site does not contain the design system", async ({ request }) => {
  expect(built.filter((file) => file.includes("design-system"))).toEqual([]);
  expect(findFiles(/\.(?:js|json|html|xml|txt)$/u, ["/design-system", "Design system", "no-such-picture.png"])).toEqual(
    [],
  );
  expect((await request.get("/design-system")).status()).toBe(404);
});

test("no file contains the editors' overlay, the sources of texts, or marks of scheduled content", () => {
  expect(findFiles(/\.(?:js|html|map)$/u, ["/__content", "in the content", "EventSource("])).toEqual([]);
  const marks = [
    "data-source=",
    "\u200B\u200B\u200B\u200B",
    "elementsFromPoint",
    "starter/pages/",
    "__open-stack-frame",
    "__edit",
  ];
  expect(findFiles(/\.(?:js|json|html|xml|txt|map)$|\/_[^/]*$/u, marks)).toEqual([]);
  expect(findFiles(/\.html$/u, ["Scheduled for"])).toEqual([]);
});

test("no picture and no script has a name by which programs that block ads know files", () => {
  const words =
    /(?<![a-z])(?:ads?|advert\w*|analytics|banners?|beacons?|pixels?|sponsor(?:ed|s)?|stats?|track(?:ers?|ing))(?![a-z])/iu;
  const files = built.filter((file) => file.includes("/public/static/") || /\/public\/[^/]+\.js$/u.test(file));
  expect(files.length).toBeGreaterThan(20);
  // Without folders and digests.
  expect(files.filter((file) => words.test(file.replace(/^.*\/|[\da-f]{10,}/gu, "")))).toEqual([]);
});

test("anchors cannot have the ids of the site's own parts", () => {
  const pages = readdirSync("starter/pages").map((name) => readFileSync(`starter/pages/${name}`, "utf8"));
  const anchors = [...pages.join().matchAll(/"(?:anchor|key)": "([^"]+)"/gu)].map(([, anchor]) => anchor);
  const ids = built
    .filter((file) => file.endsWith(".html"))
    .flatMap((file) => {
      const $ = load(readFileSync(file, "utf8"));
      // Other headings have the anchors of texts.
      const own = $("[id]:not([data-article-body] :is(h2, h3, h4)), #footnote-label");
      return own.toArray().map((element) => $(element).attr("id") ?? "");
    });
  const isContent = (id: string) => anchors.includes(id.replace(/-(?:title|\d)$/u, ""));
  // React's own begin with an underscore as well.
  expect([...new Set(ids)].filter((id) => !isContent(id) && !isReservedAnchor(id, true))).toEqual([]);
  expect(ids).toContain("contact-note");
});

test("no script has a server renderer, an article or a map's name, and Gatsby's app is absent", async ({ request }) => {
  const renderer = ["renderToString", "renderToStaticMarkup", "renderToReadableStream", "react-dom-server"];
  const article = load(readFileSync(join(publicFolder, `${longArticle}/index.html`), "utf8"));
  const text = article("[data-article-body] p").first().text().slice(0, 60);
  expect(text).toHaveLength(60);
  expect(findFiles(/^\.build\/starter\/public\/[^/]*\.js$/u, [...renderer, "sourceMappingURL", text])).toEqual([]);

  const scripts = readdirSync(publicFolder).filter((name) => name.endsWith(".js"));
  expect(scripts.filter((name) => name.startsWith("islands-"))).toHaveLength(1);
  expect(scripts.filter((name) => /^(?:app|component)-/u.test(name))).toEqual([]);
  for (const path of [...scripts.map((name) => `/${name}.map`), "/webpack.stats.json", "/chunk-map.json"])
    expect([path, (await request.get(path)).status()]).toEqual([path, 404]);
});
