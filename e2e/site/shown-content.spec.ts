import "../../src/content/testing/use-starter";
import { readFileSync } from "node:fs";
import { basename, join } from "node:path";

import { load, type CheerioAPI } from "cheerio";
import { z } from "zod";

import { readContent } from "../../src/content/read/read-content";
import { listValues, type ContentRecord } from "../../src/content/read/record";
import { starter } from "../sites";
import { listBuiltPaths } from "../support/built-paths";
import { expect, test } from "../test";

/** Strings that are not in the HTML as they are written, with what tests them. */
const exceptions: readonly (readonly [field: RegExp, reason: string])[] = [
  [/^Account\./u, "shown by what names the account; e2e/sections/forecast.spec.ts and the sections with accounts"],
  [
    /^(?:InterfaceStrings|Vocabulary|Redirect)\./u,
    "strings of scripts, choices, and addresses; e2e/languages, crawl.spec.ts",
  ],
  [/^SectionsPage\.updated$/u, "a date in the sitemap; crawl.spec.ts"],
  [/^Post\.id$/u, "key of a post"],
  [/^(?:SectionsPage|BlogPage)\.aliases$/u, "addresses of a page; starter-pages.spec.ts"],
  [/\.accounts\.(?:usage|ranges)$/u, "points of a drawing; e2e/sections/signal.spec.ts"],
  [/^SiteSettings\.transportSecurity$/u, "a header; host-files.test.ts"],
];

/** Rules of strings that name something, or are written in another form. */
const notWritten = ["reference", "definition", "color", "markdown"];

const paths = listBuiltPaths(starter).map(({ path }): [path: string, file: string] => [path, `${path}/index.html`]);
const pages = new Map(
  [...paths, ["/404", "404.html"] as const].map(([path, file]) => [
    path,
    load(readFileSync(join(starter.publicFolder, file), "utf8")),
  ]),
);

const compact = (text: string) => text.replace(/[\s\p{Cf}]+/gu, "");

/** Returns the texts and attributes of a page, without white space. */
function readAll($: CheerioAPI): string {
  const attributes = $("*")
    .toArray()
    .flatMap((element) => ("attribs" in element ? Object.values(element.attribs) : []));
  return compact([$.root().text(), ...attributes].join("\n"));
}

const shown = new Map([...pages].map(([path, $]) => [path, readAll($)]));
const files = ["rss.xml", "llms.txt", "manifest.webmanifest"].map((name) =>
  readFileSync(join(starter.publicFolder, name), "utf8"),
);
const everywhere = [...shown.values(), ...files.map(compact)].join("\n");

/** Lists the strings of a record that its page, or any page, does not contain. Placeholders stand for any text. */
function findHidden({ definition, value: record }: ContentRecord): string[] {
  const own = shown.get(String(record["path"])) ?? everywhere;
  return listValues(definition.schema, record).flatMap(({ path, value, schema }) => {
    const name = [definition.typeName, ...path.filter((key) => typeof key === "string")].join(".");
    if (typeof value !== "string" || !(schema instanceof z.ZodString)) return [];
    const kind = schema.meta()?.rule?.kind ?? "text";
    if (notWritten.includes(kind) || value.endsWith(".svg")) return [];
    const text = kind === "image" ? basename(value).replace(/\.\w+$/u, "") : value;
    const isShown = compact(text)
      .split(/\{\w+\}/u)
      .every((piece) => own.includes(piece));
    return isShown || exceptions.some(([pattern]) => pattern.test(name)) ? [] : [`${name}: ${value}`];
  });
}

test("show each text, picture, link and date of the content", () => {
  const { records } = readContent(starter.root);
  expect(records.filter(({ value }) => value["draft"] !== true).flatMap(findHidden)).toEqual([]);
});
