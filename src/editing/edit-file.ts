import { applyEdits, findNodeAtLocation, modify, parseTree, type Node, type ParseError } from "jsonc-parser";
import { isScalar, parseDocument, type Scalar } from "yaml";

import type { ValuePath } from "../content/problem";
import { splitMdx, yamlSchema } from "../content/read/read-mdx";
import type { MdxNode } from "../content/text/mdx-nodes";
import { parseMdx } from "../content/text/parse-mdx";
import type { FieldDescription } from "./describe-field";
import { editableBlocks } from "./mark-sources";
import type { ListAction, Source } from "./sources";

/** Value in a file. */
interface Written {
  /** Offsets of its characters, with quotes, in UTF-16 code units. */
  start: number;
  end: number;
  value: string;
  /** Writes another text in the form of this one. */
  write: (text: string) => string;
}

type Field = Pick<FieldDescription, "control" | "isOptional">;

const textField: Field = { control: "text", isOptional: false };

/** Reason why a text cannot be edited on the page, as a sentence for the editor. */
export class EditError extends Error {}

const elsewhere = "Edit it in its file.";

function parseFile(text: string): Node {
  const errors: ParseError[] = [];
  const root = parseTree(text.replace(/^\uFEFF/u, " "), errors, { disallowComments: true });
  if (!root || errors.length > 0) throw new EditError("The file has a mistake. Mend it first.");
  return root;
}

const gone = "The text is not in the file any more. Load the page again.";

/** Returns the value that is meant by what an editor writes. */
function parseValue(text: string, control: Field["control"]): string | number | boolean {
  if (control === "boolean") return text === "true";
  if (control !== "number") return text;
  if (!/\d/u.test(text) || !Number.isFinite(Number(text))) throw new EditError("Write a number in digits, e.g. 12.");
  return Number(text);
}

function findInJson(text: string, path: ValuePath, { control }: Field): Written {
  const node = findNodeAtLocation(parseFile(text), [...path]);
  if (!node || !["string", "number", "boolean"].includes(node.type)) throw new EditError(gone);
  const { offset: start, length } = node;
  const write = (other: string) => JSON.stringify(parseValue(other, control));
  return { start, end: start + length, value: String(node.value), write };
}

/** Writes a text in the quotes that it had, if it can be in them. */
function writeYaml({ type }: Scalar, text: string): string {
  if (type === "QUOTE_SINGLE" && !text.includes("\n")) return `'${text.replaceAll("'", "''")}'`;
  if (type !== "PLAIN") return JSON.stringify(text);
  const isSame = (parseDocument(`a: ${text}`, yamlSchema).toJS() as Record<string, unknown>)["a"] === text;
  return isSame && !/[\n#]/u.test(text) ? text : JSON.stringify(text);
}

function findInYaml(text: string, path: ValuePath, { control }: Field): Written {
  const { head, yaml } = splitMdx(text);
  const document = parseDocument(yaml, yamlSchema);
  if (document.errors.length > 0) throw new EditError("The file has a mistake. Mend it first.");
  const node: unknown = document.getIn(path, true);
  if (!isScalar<string | number | boolean | null>(node) || !node.range || node.value === null)
    throw new EditError(gone);
  const [start, end] = node.range;
  if (node.type?.startsWith("BLOCK")) throw new EditError(`The text has several lines. ${elsewhere}`);
  // The frontmatter ends with a line ---.
  const before = text.indexOf(head) + head.indexOf(yaml);
  const write = (other: string) => {
    const value = parseValue(other, control);
    return typeof value === "string" ? writeYaml(node, value) : String(value);
  };
  return { start: before + start, end: before + end, value: String(node.value), write };
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

function find(text: string, { file, path, start }: Source, field = textField): Written {
  if (start !== undefined) return findInMarkdown(text, start);
  return file.endsWith(".mdx") ? findInYaml(text, path, field) : findInJson(text, path, field);
}

function formatLike(text: string) {
  return { insertSpaces: true, tabSize: 2, eol: text.includes("\r\n") ? "\r\n" : "\n" };
}

/** Changes the JSON of a file at a path; a value of undefined is removed. */
function modifyJson(text: string, path: ValuePath, value: unknown, isArrayInsertion = false): string {
  const options = { isArrayInsertion, formattingOptions: formatLike(text) };
  return applyEdits(text, modify(text.replace(/^\uFEFF/u, " "), [...path], value, options));
}

/** Adds a field, at the end of its block. */
function addField(text: string, { file, path }: Source, value: string | number | boolean): string {
  if (file.endsWith(".json")) return modifyJson(text, path, value);
  const { head, yaml } = splitMdx(text);
  const end = text.indexOf(head) + head.indexOf(yaml) + yaml.length;
  if (path.length !== 1) throw new EditError(`The field is in a block. ${elsewhere}`);
  return `${text.slice(0, end)}${String(path[0])}: ${JSON.stringify(value)}${formatLike(text).eol}${text.slice(end)}`;
}

function removeField(text: string, source: Source): string {
  if (source.file.endsWith(".json")) return modifyJson(text, source.path, undefined);
  const { start, end } = find(text, source);
  const [from, to] = [text.lastIndexOf("\n", start) + 1, text.indexOf("\n", end) + 1];
  if (source.path.length !== 1) throw new EditError(`The field is in a block. ${elsewhere}`);
  return text.slice(0, from) + text.slice(to);
}

/** Whether a field is left out of a file. */
function isAbsent(text: string, { file, path }: Source): boolean {
  if (!file.endsWith(".json")) return !parseDocument(splitMdx(text).yaml, yamlSchema).hasIn(path);
  return findNodeAtLocation(parseFile(text), [...path]) === undefined;
}

/** Returns where a text begins in its file, in UTF-16 code units. */
export function findOffset(text: string, source: Source): number {
  return find(text, source).start;
}

/** Reads a text from its file. Throws an `EditError` if it is not there. */
export function readText(text: string, source: Source): string {
  return find(text, source).value.replaceAll("\r\n", "\n");
}

/**
 * Returns a file with another value of a field; nothing else of it changes. Throws an `EditError` if `before` is not there. An empty
 * text means an optional field that is left out.
 */
export function replaceText(text: string, source: Source, before: string, after: string, field = textField): string {
  const { control, isOptional } = field;
  if (isOptional && before === "" && isAbsent(text, source))
    return after === "" ? text : addField(text, source, parseValue(after, control));
  const { start, end, value, write } = find(text, source, field);
  const isWindows = source.start !== undefined && text.includes("\r\n");
  const lines = (one: string) => (isWindows ? one.replace(/\r?\n/gu, "\r\n") : one);
  if (value !== lines(before))
    throw new EditError(`The file has changed meanwhile. There is now: ${value.replaceAll("\r\n", "\n")}`);
  if (isOptional && after === "") return removeField(text, source);
  const changed = text.slice(0, start) + write(lines(after)) + text.slice(end);
  if (find(changed, source).value !== String(parseValue(lines(after), control)))
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
  return modifyJson(text, [...path.slice(0, -1), Number(path.at(-1)) + 1], entry, true);
}
