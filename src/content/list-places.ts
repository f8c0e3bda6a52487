import { readFileSync } from "node:fs";
import { join } from "node:path";

import { toString } from "mdast-util-to-string";
import { z } from "zod";

import { parseUrl } from "../text/parse-url";
import { formPath } from "./catalogue";
import type { PlacedFile, PlacedText } from "./places";
import { readContent } from "./read/read-content";
import { splitMdx } from "./read/read-mdx";
import { listValues, type ContentRecord } from "./read/record";
import { articlePath } from "./routes";
import { getPosition, type MdxNode } from "./text/mdx-nodes";
import { parseMdx } from "./text/parse-mdx";
import { findAttributePosition } from "./text/parse-text";

const blocks = ["paragraph", "heading", "tableCell", "code"];

/** Fields with these rules, and slugs, are not shown as they are written. */
const hidden = ["link", "url", "anchor", "reference", "color"];

/** Returns the name of a picture without folder and extension, which the build changes. */
function pictureName(path: string): string {
  return path.replace(/^.*\/|\.\w+$/gu, "");
}

/** Lists the blocks of a text without their markup, and the attributes of its components. */
function listBlocks(text: string, node: MdxNode | undefined = parseMdx(text).tree): PlacedText[] {
  if (!node) return [];
  // The first line of code is below its fence.
  const line = getPosition(node).line + (node.type === "code" ? 1 : 0);
  const own = blocks.includes(node.type) ? [{ text: toString(node), line }] : [];
  if (node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement")
    for (const { type, ...attribute } of node.attributes) {
      if (type !== "mdxJsxAttribute" || !("name" in attribute) || typeof attribute.value !== "string") continue;
      const isPicture = attribute.name === "image" || attribute.name === "small";
      const value = isPicture ? pictureName(attribute.value) : attribute.value;
      own.push({ text: value, line: findAttributePosition(text, node, attribute.name).line });
    }
  return [...own, ...("children" in node ? node.children.flatMap((child) => listBlocks(text, child)) : [])];
}

function listFields({ definition, source, at, value: record }: ContentRecord): PlacedText[] {
  return listValues(definition.schema, record).flatMap(({ path, value, schema }) => {
    if (typeof value !== "string" && typeof value !== "number") return [];
    if (!(schema instanceof z.ZodType) || schema instanceof z.ZodEnum || schema instanceof z.ZodLiteral) return [];
    const rule = schema.meta()?.rule?.kind ?? "";
    const { line } = source.locate([...at, ...path]);
    const text = String(value);
    if (hidden.includes(rule) || path.at(-1) === "slug") return [];
    if (rule === "markdown") return listBlocks(text).map((block) => ({ ...block, line }));
    return [{ text: rule === "image" ? pictureName(text) : text, line }];
  });
}

function listBody(root: string, file: string): PlacedText[] {
  const { head, body } = splitMdx(readFileSync(join(root, file), "utf8"));
  return listBlocks(head.replace(/[^\n]+/gu, "") + body);
}

function findPages({ definition, value: { path, aliases = [], slug } }: ContentRecord): string[] | undefined {
  if (definition.holds === "list") return undefined;
  if (typeof slug === "string") return [articlePath(slug)];
  return typeof path === "string" ? [path, ...(aliases as string[])] : undefined;
}

/**
 * Lists all texts of the content with their lines. Files with syntax errors have none.
 * @param forms address of the CMS; empty if there is none
 */
export function listPlaces(root: string, forms = ""): PlacedFile[] {
  if (forms !== "" && !parseUrl(forms))
    throw new Error(`FORMS_URL is "${forms}". Write the whole address of the forms, e.g. https://edit.example.com/`);
  const files = new Map<string, PlacedFile>();
  for (const record of readContent(root).records) {
    const { file } = record.source;
    const pages = findPages(record);
    const form = forms && new URL(formPath(record.definition, file), forms).href;
    const known = files.get(file) ?? { file, ...(pages && { pages }), ...(form && { form }), texts: [] };
    known.texts.push(...listFields(record), ...(file.endsWith(".mdx") ? listBody(root, file) : []));
    files.set(file, known);
  }
  return [...files.values()];
}
