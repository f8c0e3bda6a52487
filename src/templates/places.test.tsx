import "./testing/mock-build";
import strings from "#content/interface.json";
import { load } from "cheerio";
import { z } from "zod";

import { listPlaces } from "../content/list-places";
import { readContent } from "../content/read/read-content";
import { splitMdx } from "../content/read/read-mdx";
import { listValues, valueAt, type ContentRecord } from "../content/read/record";
import { projectRoot, readData } from "../content/testing/real-content";
import type { MdxNode } from "../content/text/mdx-nodes";
import { parseMdx } from "../content/text/parse-mdx";
import { findPlace, type Clicked } from "../develop/find-place";
import type { PlacedRecord } from "./testing/query-records";
import { createRenderer } from "./testing/render-site";

process.env["CONTENT_DATE"] = "2026-07-15";

/** Lines of all marked texts, by the number in their marks. The pages with marks show which line each text is from. */
const lines: string[] = [];
const markPattern = /Ж(\d+)Ж/gu;

/** Marks each word, so that parts of a text are marked as well. Skips placeholders. */
function mark(text: string, line: string): string {
  const number = lines.push(line) - 1;
  return text.replace(/\{\w+\}|[\p{L}\p{N}]+/gu, (word) => (word.startsWith("{") ? word : `${word}Ж${number}Ж`));
}

function markMdx(
  text: string,
  lineOf: (node: MdxNode) => string,
  node: MdxNode | undefined = parseMdx(text).tree,
): string {
  if (!node?.position) return text;
  const [start, end] = [node.position.start.offset, node.position.end.offset];
  if (node.type === "text") return text.slice(0, start) + mark(text.slice(start, end), lineOf(node)) + text.slice(end);
  return "children" in node
    ? node.children.reduceRight<string>((marked, child) => markMdx(marked, lineOf, child), text)
    : text;
}

/** Marks the texts of a record that visitors read, as its schema allows: not keys, addresses and choices. */
function markRecord(record: ContentRecord): PlacedRecord {
  const { definition, source, at } = record;
  const value = structuredClone(record.value);
  for (const { path, value: text, schema } of listValues(definition.schema, record.value)) {
    if (typeof text !== "string" || !(schema instanceof z.ZodType) || definition.typeName === "Vocabulary") continue;
    const rule = schema.meta()?.rule?.kind ?? "alt";
    const line = `${source.file}:${source.locate([...at, ...path]).line}`;
    const marked = rule === "markdown" ? markMdx(text, () => line) : mark(text, line);
    const isText = schema.safeParse(marked).error?.issues.every(({ code }) => code === "too_big") ?? true;
    const parent = valueAt(value, path.slice(0, -1));
    if (["alt", "markdown"].includes(rule) && isText && typeof parent === "object" && parent)
      Reflect.set(parent, path.at(-1) ?? "", marked);
  }
  if (!source.file.endsWith(".mdx")) return { ...record, value };
  const { head, body } = splitMdx(readData(source.file.replace(/^\w+\//u, "")));
  const before = head.split("\n").length - 1;
  return {
    ...record,
    value,
    body: markMdx(body, (node) => `${source.file}:${before + (node.position?.start.line ?? 0)}`),
  };
}

function replaceStrings(target: object, source: object): void {
  for (const [key, value] of Object.entries(source)) {
    if (typeof value === "object") replaceStrings(Reflect.get(target, key) as object, value as object);
    else Reflect.set(target, key, value);
  }
}

/** Lists the texts and pictures of a page by their position in the tree, which marks do not change. */
function listClicks(html: string, page: string) {
  const $ = load(html.replace(/\n[^\n]*$/u, ""));
  $("script, style").remove();
  const clicks = new Map<string, { shown: string; read: () => Clicked }>();
  for (const node of $("body *").contents().toArray()) {
    const isPicture = $(node).is("img");
    const shown = isPicture ? ($(node).attr("alt") ?? "") : node.nodeType === 3 ? $(node).text() : "";
    if (shown.trim() === "") continue;
    const [around, siblings] = [$(node).parents(), $(node).parent().contents()];
    const position = [...around.toArray().map((each) => $(each).index()), siblings.length, siblings.index(node)];
    const picture = $(node)
      .attr("src")
      ?.replace(/^.*\/|\..*$/gu, "");
    const names = [isPicture ? shown : "", picture ?? "", $(node).closest("time").attr("datetime") ?? ""];
    // Most clicks are not read, which takes long.
    const read = () => {
      const texts = [isPicture ? "" : shown, ...around.toArray().map((each) => $(each).text())];
      return { texts, names, page };
    };
    clicks.set(position.join(), { shown, read });
  }
  return clicks;
}

test("95% of the texts and pictures of the starter's pages lead to the line that they are written in", async () => {
  const { records } = readContent(projectRoot);
  const { paths, render } = await createRenderer(records);
  const plain: [page: string, html: string][] = [];
  for (const page of paths) plain.push([page, await render(page)]);
  const marked = records.map(markRecord);
  const words = marked.find(({ definition }) => definition.typeName === "InterfaceStrings");
  replaceStrings(strings, words?.value ?? {});
  const { render: renderMarked } = await createRenderer(marked);
  const known: { read: () => Clicked; expected: string[] }[] = [];
  for (const [page, html] of plain) {
    const twins = listClicks(await renderMarked(page), page);
    for (const [position, { read }] of listClicks(html, page)) {
      const marks = [...(twins.get(position)?.shown ?? "").matchAll(markPattern)];
      if (marks.length > 0) known.push({ read, expected: marks.map(([, number]) => lines[Number(number)] ?? "") });
    }
  }
  expect(known.length).toBeGreaterThan(2000);
  const files = listPlaces(projectRoot);
  const some = known.filter((_, index) => index % 10 === 0);
  const found = some.map(({ read, expected }) => {
    const clicked = read();
    const place = findPlace(files, clicked);
    const line = place ? `${place.file.file}:${place.line}` : "nowhere";
    return expected.includes(line) ? "" : `${clicked.page}: ${expected.join()} was found in ${line}`;
  });
  const wrong = found.filter((each) => each !== "");
  if (wrong.length > some.length * 0.05) expect(wrong).toEqual([]);
});
