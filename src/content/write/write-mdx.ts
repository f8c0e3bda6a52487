import { isMap, isScalar, isSeq, parseDocument, visit, type Document, type YAMLMap, type YAMLSeq } from "yaml";

import { isObject } from "../read/record";
import { splitMdx } from "../read/split-mdx";
import type { ContentDefinition } from "../define";
import { entryOf, fieldOf, listKeys } from "./contract";
import { isEqual } from "./equal";
import { formatContent } from "./format-content";
import { matchEntries } from "./match-entries";
import { orderKeys } from "./order-keys";

function toValue(document: Document, node: unknown): unknown {
  return isMap(node) || isSeq(node) || isScalar(node) ? node.toJS(document) : node;
}

/** Brings a node to say a value; parts that say it already keep their words, their quotes and their comments. */
function change(document: Document, node: unknown, value: unknown, schema: unknown): unknown {
  if (node !== undefined && isEqual(toValue(document, node), value)) return node;
  if (isMap(node) && isObject(value)) return changeMap(document, node, value, schema);
  if (isSeq(node) && Array.isArray(value)) return changeList(document, node, value, schema);
  if (isScalar(node) && typeof value === "string" && typeof node.value === "string") {
    node.value = value;
    return node;
  }
  if (isObject(value)) return changeMap(document, document.createNode({}), value, schema);
  return document.createNode(value);
}

function changeMap(document: Document, map: YAMLMap, value: Record<string, unknown>, schema: unknown): YAMLMap {
  const pairs = new Map(
    map.items.map((pair) => [isScalar(pair.key) ? String(pair.key.value) : String(pair.key), pair]),
  );
  const present = Object.keys(value).filter((key) => value[key] !== undefined);
  map.items = orderKeys([...pairs.keys()], present, listKeys(schema)).map((key) => {
    const pair = pairs.get(key) ?? document.createPair(key, undefined);
    pair.value = change(document, pairs.get(key)?.value ?? undefined, value[key], fieldOf(schema, key));
    return pair;
  });
  return map;
}

function changeList(document: Document, list: YAMLSeq, value: readonly unknown[], schema: unknown): YAMLSeq {
  const nodes = [...list.items];
  const matches = matchEntries(
    nodes.map((node) => toValue(document, node)),
    value,
  );
  list.items = value.map((entry, index) => {
    const match = matches[index];
    return change(document, match === undefined ? undefined : nodes[match], entry, entryOf(schema));
  });
  return list;
}

/** Puts in quotes what begins or ends in white space: the formatter takes it off a text without quotes, of every script. */
function keepEdges(document: Document): void {
  visit(document, {
    Scalar: (_key, node) => {
      if (typeof node.value !== "string" || node.value.trim() === node.value) return;
      // The line break at the end of a block of lines is the block's own.
      if (!/\S\n$/u.test(node.value) || /^\s/u.test(node.value)) node.type = "QUOTE_DOUBLE";
    },
  });
}

function writeYaml(yaml: string, value: Record<string, unknown>, schema: unknown): string {
  const document = parseDocument(yaml);
  if (isEqual(document.toJS(), value)) return yaml;
  if (!isMap(document.contents)) document.contents = document.createNode({}) as never;
  changeMap(document, document.contents, value, schema);
  keepEdges(document);
  return document.toString({ lineWidth: 0, flowCollectionPadding: true });
}

/** An article's text with another frontmatter and body, before it is formatted. */
export function composeMdx(
  text: string,
  frontmatter: Record<string, unknown>,
  body: string,
  { schema }: Pick<ContentDefinition, "schema">,
): string {
  return `---\n${writeYaml(splitMdx(text).yaml, frontmatter, schema)}---\n${body}`;
}

/**
 * Writes an article with the smallest change: fields of the frontmatter that say the same keep their text and their quotes, new ones
 * stand in the contract's order, and the body is what it is. The result is formatted as the project is.
 * @param text the file as it is; empty for a new one. Throws when its frontmatter is not YAML.
 */
export async function writeMdx(
  text: string,
  frontmatter: Record<string, unknown>,
  body: string,
  definition: Pick<ContentDefinition, "schema">,
): Promise<string> {
  const { yaml, body: oldBody } = splitMdx(text);
  if (text !== "" && body === oldBody && isEqual(parseDocument(yaml).toJS(), frontmatter)) return text;
  return formatContent("mdx", composeMdx(text, frontmatter, body, definition));
}
