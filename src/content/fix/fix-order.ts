import { findNodeAtLocation, parseTree } from "jsonc-parser";
import { isMap, isScalar, parseDocument } from "yaml";

import { sortKeys } from "../check/check-order";
import type { ValuePath } from "../read/value-path";

/** A piece of text that holds one field. */
interface Slot {
  key: string;
  start: number;
  end: number;
}

/** Puts the texts of fields into their slots in the contract's order; what stands between the slots stays. */
function swapSlots(text: string, slots: readonly Slot[], contract: readonly string[]): string {
  const ordered = sortKeys(
    slots.map(({ key }) => key),
    contract,
  ).map((key) => slots.find((slot) => slot.key === key));
  return slots.reduceRight((changed, { start, end }, index) => {
    const taken = ordered[index];
    return taken ? changed.slice(0, start) + text.slice(taken.start, taken.end) + changed.slice(end) : changed;
  }, text);
}

/**
 * Puts the fields of an object in JSON into the contract's order.
 * @param path place of the object
 * @param contract names of its fields, in order
 */
export function orderJson(text: string, path: ValuePath, contract: readonly string[]): string {
  const root = parseTree(text);
  const node = root && (path.length === 0 ? root : findNodeAtLocation(root, [...path]));
  const slots = (node?.children ?? []).map(({ offset, length, children }) => ({
    key: String(children?.[0]?.value),
    start: offset,
    end: offset + length,
  }));
  return swapSlots(text, slots, contract);
}

/** The same for frontmatter: YAML without the lines of `---`. Fields in `{ }` on one line stay as they are. */
export function orderYaml(yaml: string, path: ValuePath, contract: readonly string[]): string {
  const document = parseDocument(yaml);
  const map: unknown = path.length === 0 ? document.contents : document.getIn(path, true);
  if (!isMap(map) || map.flow === true) return yaml;
  const lineStart = (offset: number) => yaml.lastIndexOf("\n", offset - 1) + 1;
  const starts = map.items.map(({ key }) => lineStart(isScalar(key) ? (key.range?.[0] ?? 0) : 0));
  const slots = map.items.map(({ key }, index) => ({
    key: String(key),
    start: starts[index] ?? 0,
    end: starts[index + 1] ?? lineStart(map.range?.[2] ?? yaml.length),
  }));
  return swapSlots(yaml, slots, contract);
}
