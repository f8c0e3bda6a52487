import { relative } from "node:path";

import { vercelStegaCombine } from "@vercel/stega";
import type { z } from "zod";

import type { ValuePath } from "../content/problem";
import { isShownText, mapTexts } from "../content/read/record";
import type { Source } from "./sources";

/** Appends a source to a text, in characters that are not shown (content source maps). */
export function markText(text: string, source: Source): string {
  return vercelStegaCombine(text, source, false);
}

/** Returns the path of a file of the content relative to the project root. */
export function nameContentFile(path: string): string {
  return relative(process.cwd(), path).replaceAll("\\", "/");
}

/** Appends their sources to the texts of a record. */
export function markTexts(schema: z.ZodType, value: Record<string, unknown>, { file, path }: Source) {
  const mark = (text: string, field: unknown, at: ValuePath) =>
    isShownText(field) ? markText(text, { file, path: [...path, ...at] }) : text;
  return mapTexts(schema, value, mark) as Record<string, unknown>;
}

/** Blocks of Markdown that are edited as one text. */
export const editableBlocks: readonly string[] = ["paragraph", "heading", "tableCell"];

/** Node of HTML. */
interface HtmlNode {
  tagName?: string;
  properties?: Record<string, unknown>;
  children?: HtmlNode[];
  position?: { start: { offset?: number } };
}

/** Elements of these blocks: a tight list has no paragraphs. */
const blockElements = /^(?:p|h[1-6]|t[dh]|li)$/u;

/** Plugin of rehype: gives blocks the source of their text, which is a field or the Markdown of a file. */
export function markBlocks(source?: Source) {
  return function visit({ tagName = "", properties, children = [] }: HtmlNode): void {
    const first = children.find(({ position }) => position?.start.offset !== undefined);
    const start = first?.position?.start.offset;
    const isBlock = blockElements.test(tagName) && !blockElements.test(first?.tagName ?? "");
    if (source && properties && isBlock && start !== undefined)
      properties["dataSource"] = JSON.stringify([source.start === undefined ? source : { ...source, start }]);
    for (const child of children) visit(child);
  };
}
