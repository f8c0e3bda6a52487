import { z } from "zod";

import type { FieldRule } from "../define";
import { findHidden } from "../omit-gaps";
import type { Terms } from "../vocabulary";

/** How much of a value is generated: only what is required, or as much as its schema accepts. */
export type Amount = "min" | "max";

export interface Surroundings {
  keysOf: (typeName: string, by: string) => string[];
  terms: Terms;
  imagesIn: (folder: string) => string[];
  /** Links to the sections of a kind. */
  linksTo: (section: string) => string[];
}

/** Value with the name of what it varies. */
export interface Case {
  /** Field that varies, e.g. `hero.action.label`. */
  field: string;
  /** How it varies, e.g. *absent*. */
  variant: string;
  /** Cases that must look different: those of one field and amount, with this name. */
  differs?: "presence" | "value";
  amount: Amount;
  value: unknown;
}

const amounts: readonly Amount[] = ["min", "max"];

const ids = new Map<string, number>();

/** Returns the number in the markers of a path. */
function identify(path: string): number {
  const id = ids.get(path) ?? ids.size + 1;
  ids.set(path, id);
  return id;
}

/** Marks of generated texts and keys. No language of the site and no name in the code has such words. */
export const markerPattern = /(?:Ж|zq)\d+/gu;

function unwrap(schema: unknown): z.ZodType {
  return (schema instanceof z.ZodOptional ? unwrap(schema.unwrap()) : schema) as z.ZodType;
}

/** Whether a value can be as small without this field. Without some fields it is not shown. */
const isOptional = (schema: unknown) => schema instanceof z.ZodOptional && !findHidden(schema);

/** Lists strings in every format of the contract, marked where the format allows. */
function* listTexts(id: number, description: string): Generator<string> {
  const placeholders = [...description.matchAll(/\{\w+\}/gu)].map(([name]) => name).join(" ");
  for (const text of [`Ж${id}`, `Ж${id} ${placeholders}`]) {
    yield text;
    yield text.padEnd(60, " ж");
  }
  yield* [`zq${id}`, `/zq${id}`, `https://zq${id}.example/`, `https://zq${id}.example`, `zq${id}@zq.example`, "٫"];
  yield* [`#${String(id).padStart(6, "0")}`, "US", "USD", "en", "en_US", "max-age=63072000"];
  for (let count = 1; count <= 30; count++) yield Array.from({ length: count }, () => "10").join(" ");
}

const days = { from: "2025-01-29", through: "2099-12-31", other: "2026-01-31" };

export function createGenerator(surroundings: Surroundings) {
  function listRuled(rule: FieldRule | undefined, id: number): string[] {
    switch (rule?.kind) {
      case "image":
        return surroundings.imagesIn(rule.folder ?? "product");
      case "reference":
        return surroundings.keysOf(rule.typeName, rule.by);
      case "term":
        return surroundings.terms(rule.list);
      case "link":
        if (rule.section !== undefined) return surroundings.linksTo(rule.section);
        return [`https://zq${id}.example/`, ...surroundings.keysOf("Article", "path")];
      case "url":
        return [`https://zq${id}.example/`];
      case "language":
        return ["pt", "sv", "ko"];
      case "definition":
        return [`Definition ${id}`];
      case "date":
        return [days[rule.visible ?? "other"], "2025-03-31"];
      default:
        return [];
    }
  }

  /** Lists values of a field without fields of its own. Entries of lists begin with different ones. */
  function listLeaves(schema: z.ZodType, path: string): unknown[] {
    const index = Number(path.split(".").findLast((part) => /^\d+$/u.test(part)) ?? 0);
    const rotate = <Value>(values: readonly Value[]) => values.map((_, at) => values[(at + index) % values.length]);
    if (schema instanceof z.ZodLiteral) return [schema.value];
    if (schema instanceof z.ZodEnum) return rotate(schema.options);
    if (schema instanceof z.ZodBoolean) return [false, true];
    if (schema instanceof z.ZodNumber) {
      const min = schema.minValue ?? 1;
      const max = schema.maxValue !== null && schema.maxValue < 1e9 ? schema.maxValue : min + 3;
      const first = Math.max(min, max - 4 * index);
      return [first, first > min ? first - 1 : first + 1].filter((each) => schema.safeParse(each).success);
    }
    const { description = "", rule } = schema.meta() ?? {};
    const id = identify(path);
    const ruled = rotate(listRuled(rule, id)).filter((each) => schema.safeParse(each).success);
    if (ruled.length > 0) return ruled.slice(0, 2);
    for (const text of listTexts(id, description)) if (schema.safeParse(text).success) return [text];
    throw new Error(`Add a text in the format of ${path} to listTexts: ${description}`);
  }

  /** Fills an object around some of its fields; undefined is left out. */
  function fill(schema: z.ZodObject, fixed: Record<string, unknown>, amount: Amount, path: string) {
    const given = new Map<string, unknown>(Object.entries(fixed));
    const order = (values: Map<string, unknown>) =>
      Object.fromEntries(
        Object.keys(schema.shape).flatMap((key) => {
          const value = values.get(key);
          return value === undefined ? [] : [[key, value]];
        }),
      );
    const fields = Object.entries(schema.shape).filter(([key]) => !given.has(key));
    for (const [key, field] of fields)
      if (!isOptional(field)) given.set(key, listValues(field, amount, `${path}.${key}`)[0]);
    const faultsOf = (values: Map<string, unknown>) => schema.safeParse(order(values)).error?.issues.length ?? 0;
    let faults = faultsOf(given);
    for (const round of [0, 1])
      for (const [key, field] of fields) {
        if (!isOptional(field) || given.has(key) || (amount === "min" && faults === 0) || round > faults) continue;
        for (const value of listValues(field, amount, `${path}.${key}`)) {
          const left = faultsOf(new Map(given).set(key, value));
          if (left > faults || (faults > 0 && left === faults && amount === "min")) continue;
          given.set(key, value);
          faults = left;
          break;
        }
      }
    return order(given);
  }

  const known = new Map<string, unknown[]>();

  function listEntries(element: unknown, length: number, amount: Amount, path: string): unknown[] {
    return Array.from({ length }, (_, index) => listValues(element, amount, `${path}.${index}`)[0]);
  }

  /** Lists values for a schema. The first is the one to use, unless what is around it rejects it. */
  function listValues(schema: unknown, amount: Amount, path: string): unknown[] {
    const key = `${amount} ${path}`;
    const values = known.get(key) ?? createValues(schema, amount, path);
    known.set(key, values);
    return values;
  }

  function createValues(optional: unknown, amount: Amount, path: string): unknown[] {
    const schema = unwrap(optional);
    if (schema instanceof z.ZodObject) return [fill(schema, {}, amount, path)];
    if (schema instanceof z.ZodDiscriminatedUnion || schema instanceof z.ZodUnion)
      return (schema.options as readonly z.ZodType[]).flatMap((option) => listValues(option, amount, path));
    if (!(schema instanceof z.ZodArray)) return listLeaves(schema, path);
    const lengths = (amount === "min" ? [1, 2, 3, 4, 5, 6] : [3, 2, 1, 4, 5, 6]).concat(8);
    return lengths
      .map((length) => listEntries(schema.element, length, amount, path))
      .filter((entries) => schema.safeParse(entries).success);
  }

  /** Lists the cases of a schema: each field, variant and count once among as few and once among as many others as it can be. */
  function* listCases(schema: z.ZodType, wrap: (value: unknown) => unknown, name: string): Generator<Case> {
    for (const amount of ["max", "min"] as const)
      yield { field: name, variant: "whole", amount, value: wrap(listValues(schema, amount, name)[0]) };
    yield* vary(schema, wrap, name, name);
  }

  type Wrap = (value: unknown, amount: Amount) => unknown;

  function* vary(optional: unknown, wrap: Wrap, path: string, field: string): Generator<Case> {
    const schema = unwrap(optional);
    function inBoth(variant: string, create: (amount: Amount) => unknown, differs?: "value"): Case[] {
      return amounts.map((amount) => {
        const made = { field, variant, amount, value: wrap(create(amount), amount) };
        return differs ? { ...made, differs } : made;
      });
    }
    if (schema instanceof z.ZodObject) {
      for (const [key, each] of Object.entries(schema.shape)) {
        const wrapField: Wrap = (value, amount) => wrap(fill(schema, { [key]: value }, amount, path), amount);
        const name = `${field}.${key}`;
        if (each instanceof z.ZodOptional)
          for (const amount of amounts) {
            // What is beside the field is chosen for it, then the field is left out.
            const values = listValues(each, amount, `${path}.${key}`);
            const isFit = (one: unknown) => schema.safeParse(fill(schema, { [key]: one }, amount, path)).success;
            const value = values.find(isFit) ?? values[0];
            const others = fill(schema, { [key]: value }, amount, path);
            Reflect.deleteProperty(others, key);
            // One choice is the same as none.
            const isChoice = ["boolean", "enum"].includes(unwrap(each).def.type);
            const all = { field: name, amount, ...(isChoice ? {} : { differs: "presence" as const }) };
            yield { ...all, variant: "absent", value: wrap(others, amount) };
            yield { ...all, variant: "present", value: wrapField(value, amount) };
          }
        yield* vary(each, wrapField, `${path}.${key}`, name);
      }
    } else if (schema instanceof z.ZodDiscriminatedUnion || schema instanceof z.ZodUnion) {
      for (const [index, option] of (schema.options as readonly z.ZodType[]).entries())
        yield* vary(option, wrap, path, `${field}(${index + 1})`);
    } else if (schema instanceof z.ZodArray) {
      yield* inBoth("empty", () => []);
      yield* inBoth("one", (amount) => listEntries(schema.element, 1, amount, path));
      yield* inBoth("many", (amount) => listValues(schema, amount === "min" ? "max" : "max", path)[0]);
      const [entries = []] = listValues(schema, "min", path) as unknown[][];
      const wrapEntry: Wrap = (value, amount) => wrap([value, ...entries.slice(1)], amount);
      yield* vary(schema.element, wrapEntry, `${path}.0`, `${field}[]`);
    } else {
      const leaves = listLeaves(schema, path);
      if (leaves.length > 1)
        for (const [index, leaf] of leaves.entries())
          yield* inBoth(schema instanceof z.ZodString ? `value ${index + 1}` : String(leaf), () => leaf, "value");
    }
  }

  return { fill, listValues, listCases };
}
