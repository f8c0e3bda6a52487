import { isDeepStrictEqual } from "node:util";

import { applyEdits, findNodeAtLocation, modify, parseTree, type Node, type ParseError } from "jsonc-parser";
import { isScalar, parseDocument, type Scalar } from "yaml";
import { z } from "zod";

import type { ValuePath } from "../content/problem";
import { splitMdx, yamlSchema } from "../content/read/read-mdx";
import { isObject, unwrap, valueAt } from "../content/read/record";
import type { MdxNode } from "../content/text/mdx-nodes";
import { parseMdx } from "../content/text/parse-mdx";
import { editableBlocks } from "./mark-sources";
import type { ListAction, Source } from "./sources";

/** Text in a file. */
interface Written {
  /** Offsets of its characters, with quotes, in UTF-16 code units. */
  start: number;
  end: number;
  value: string;
  /** Writes another text in the form of this one. */
  write: (text: string) => string;
}

/** Reason why a text cannot be edited on the page, as a sentence for the editor. */
export class EditError extends Error {}

const elsewhere = "Edit it in its file.";

function parseFile(text: string): Node {
  const errors: ParseError[] = [];
  const root = parseTree(text.replace(/^\uFEFF/u, " "), errors, { disallowComments: true });
  if (!root || errors.length > 0) throw new EditError("The file has a mistake. Mend it first.");
  return root;
}

function findInJson(text: string, path: ValuePath): Written {
  const node = findNodeAtLocation(parseFile(text), [...path]);
  if (node?.type !== "string") throw new EditError("The text is not in the file any more. Load the page again.");
  const { offset: start, length } = node;
  return { start, end: start + length, value: String(node.value), write: (other) => JSON.stringify(other) };
}

/** Writes a text in the quotes that it had, if it can be in them. */
function writeYaml({ type }: Scalar, text: string): string {
  if (type === "QUOTE_SINGLE" && !text.includes("\n")) return `'${text.replaceAll("'", "''")}'`;
  if (type !== "PLAIN") return JSON.stringify(text);
  const isSame = (parseDocument(`a: ${text}`, yamlSchema).toJS() as Record<string, unknown>)["a"] === text;
  return isSame && !/[\n#]/u.test(text) ? text : JSON.stringify(text);
}

function findInYaml(text: string, path: ValuePath): Written {
  const { head, yaml } = splitMdx(text);
  const document = parseDocument(yaml, yamlSchema);
  if (document.errors.length > 0) throw new EditError("The file has a mistake. Mend it first.");
  const node: unknown = document.getIn(path, true);
  if (!isScalar(node) || !node.range || typeof node.value !== "string")
    throw new EditError("The text is not in the file any more. Load the page again.");
  const [start, end] = node.range;
  if (node.type?.startsWith("BLOCK")) throw new EditError(`The text has several lines. ${elsewhere}`);
  // The frontmatter ends with a line ---.
  const before = text.indexOf(head) + head.indexOf(yaml);
  const write = (other: string) => writeYaml(node, other);
  return { start: before + start, end: before + end, value: node.value, write };
}

function hasComponent(node: MdxNode): boolean {
  return node.type.startsWith("mdx") || ("children" in node && node.children.some(hasComponent));
}

/** Finds the block of a text whose first child begins at an offset. */
function findBlock(node: MdxNode, start: number): MdxNode | undefined {
  if (!("children" in node)) return undefined;
  const isFound = editableBlocks.includes(node.type) && node.children[0]?.position?.start.offset === start;
  if (isFound) return node;
  return node.children.map((child) => findBlock(child, start)).find(Boolean);
}

function findInMarkdown(text: string, start: number): Written {
  const { body } = splitMdx(text);
  const { tree } = parseMdx(body);
  if (!tree) throw new EditError("The file has a mistake. Mend it first.");
  const block = findBlock(tree, start);
  const end = block && "children" in block ? block.children.at(-1)?.position?.end.offset : undefined;
  if (!block || end === undefined) throw new EditError("The text has moved in its file. Load the page again.");
  if (hasComponent(block)) throw new EditError(`The text has a component in it. ${elsewhere}`);
  const before = text.length - body.length;
  const isLine = block.type !== "paragraph";
  const value = body.slice(start, end);
  const write = (other: string) => {
    if (isLine && other.includes("\n")) throw new EditError("This is one line. Write it without line breaks.");
    const whole = `${body.slice(0, start)}${other}${body.slice(end)}`;
    const { tree: changed, error } = parseMdx(whole);
    if (error) throw new EditError(`${error.message}. ${error.remedy}.`);
    const same = changed && findBlock(changed, start);
    const last = same && "children" in same ? same.children.at(-1)?.position?.end.offset : undefined;
    if (same?.type !== block.type || last !== start + other.length)
      throw new EditError(`This would become something else, such as a list or a heading. ${elsewhere}`);
    return other;
  };
  return { start: before + start, end: before + end, value, write };
}

function find(text: string, { file, path, start }: Source): Written {
  if (start !== undefined) return findInMarkdown(text, start);
  return file.endsWith(".mdx") ? findInYaml(text, path) : findInJson(text, path);
}

/** Returns where a text begins in its file, in UTF-16 code units. */
export function findOffset(text: string, source: Source): number {
  return find(text, source).start;
}

/** Reads a text from its file. Throws an `EditError` if it is not there. */
export function readText(text: string, source: Source): string {
  return find(text, source).value.replaceAll("\r\n", "\n");
}

/** Returns a file with another text; nothing else of it changes. Throws an `EditError` if `before` is not there. */
export function replaceText(text: string, source: Source, before: string, after: string): string {
  const { start, end, value, write } = find(text, source);
  const isWindows = source.start !== undefined && text.includes("\r\n");
  const lines = (one: string) => (isWindows ? one.replace(/\r?\n/gu, "\r\n") : one);
  if (value !== lines(before))
    throw new EditError(`The file has changed meanwhile. There is now: ${value.replaceAll("\r\n", "\n")}`);
  const changed = text.slice(0, start) + write(lines(after)) + text.slice(end);
  if (!isDeepStrictEqual(find(changed, source).value, lines(after)))
    throw new EditError(`The text cannot be written in its file like this. ${elsewhere}`);
  return changed;
}

/** Returns a file with an entry of a list moved, repeated or removed; all other bytes stay. Throws an `EditError` if it cannot be. */
export function changeList(text: string, { file, path }: Source, action: ListAction): string {
  if (!file.endsWith(".json")) throw new EditError(`The list is not in a JSON file. ${elsewhere}`);
  const list = findNodeAtLocation(parseFile(text), path.slice(0, -1));
  const index = Number(path.at(-1)) + (action === "down" ? 1 : 0);
  const items = list?.type === "array" ? (list.children ?? []) : [];
  const [previous, item, next] = [items[index - 1], items[index], items[index + 1]];
  if (!list || !item) throw new EditError("There is no entry there. Load the page again.");
  const end = item.offset + item.length;
  const own = text.slice(item.offset, end);
  const previousEnd = previous ? previous.offset + previous.length : 0;
  switch (action) {
    case "up":
    case "down": {
      if (!previous) throw new EditError("This is the first entry of its list.");
      const between = text.slice(previousEnd, item.offset);
      return `${text.slice(0, previous.offset)}${own}${between}${text.slice(previous.offset, previousEnd)}${text.slice(end)}`;
    }
    case "duplicate": {
      const space = previous ? text.slice(previousEnd, item.offset) : `,${text.slice(list.offset + 1, item.offset)}`;
      return `${text.slice(0, end)}${space}${own}${text.slice(end)}`;
    }
    case "remove":
      if (next) return text.slice(0, item.offset) + text.slice(next.offset);
      if (previous) return text.slice(0, previousEnd) + text.slice(end);
      return `${text.slice(0, list.offset)}[]${text.slice(list.offset + list.length)}`;
  }
}

/** Returns a file with another entry after one of a list, formatted like the contract's own files. */
export function insertEntry(text: string, { path }: Source, entry: unknown): string {
  const index = Number(path.at(-1)) + 1;
  const eol = text.includes("\r\n") ? "\r\n" : "\n";
  const formattingOptions = { insertSpaces: true, tabSize: 2, eol };
  const options = { isArrayInsertion: true, formattingOptions };
  return applyEdits(text, modify(text.replace(/^\uFEFF/u, " "), [...path.slice(0, -1), index], entry, options));
}

/** What an editor needs to know of a text. */
export interface FieldDescription {
  name: string;
  /** Description in the contract, and the limit of its length. */
  hint: string;
  isMarkdown: boolean;
  max?: number;
}

/** Describes the field at a path of a record, as the contract does. */
export function describeField(schema: unknown, record: unknown, path: ValuePath): FieldDescription {
  const keys = [...path];
  let field = unwrap(schema, record);
  for (const [index, key] of keys.entries()) {
    const value = valueAt(record, keys.slice(0, index + 1));
    if (field instanceof z.ZodArray) field = unwrap(field.element, value);
    else if (field instanceof z.ZodObject && isObject(field.shape)) field = unwrap(field.shape[String(key)], value);
  }
  const name = keys.findLast((key) => typeof key === "string") ?? "text";
  const { description = "", rule } = field instanceof z.ZodType ? (field.meta() ?? {}) : {};
  const max = field instanceof z.ZodString ? (field.maxLength ?? undefined) : undefined;
  const limit = max === undefined ? "" : ` At most ${max} characters.`;
  const hint = `${description.replaceAll("*", "")}.${limit}`;
  return { name, hint, isMarkdown: rule?.kind === "markdown", ...(max !== undefined && { max }) };
}
