import { z } from "zod";

import type { ValuePath } from "../problem";
import { readContent } from "../read/read-content";
import { isObject, listValues, valueAt, type ContentRecord } from "../read/record";
import { projectRoot } from "../testing/real-content";
import { checkRecords } from "./check-content";

// Damages every field and every entry of a list in the starter's content, and checks all of it in memory.

const content = readContent(projectRoot);

interface Part {
  path: ValuePath;
  schema: z.ZodType;
}

/** Lists the fields and entries of a record that are there. */
function listParts({ definition, value: whole }: ContentRecord): Part[] {
  return listValues(definition.schema, whole).flatMap(({ path, value, schema }): Part[] => {
    if (Array.isArray(value) && schema instanceof z.ZodArray)
      return value.map((_, index) => ({ path: [...path, index], schema: schema.element as z.ZodType }));
    if (!(schema instanceof z.ZodObject) || !isObject(value)) return [];
    const fields = Object.entries(schema.shape) as [string, z.ZodType][];
    return fields.filter(([key]) => key in value).map(([key, field]) => ({ path: [...path, key], schema: field }));
  });
}

const parts = content.records.map(listParts);
const depths = Math.max(...parts.flat().map(({ path }) => path.length));

/** Damages parts of a copy of a value. */
function damage(value: Record<string, unknown>, damaged: readonly Part[], by: unknown): Record<string, unknown> {
  const copy = structuredClone(value);
  for (const { path } of damaged) {
    const parent = valueAt(copy, path.slice(0, -1)) as object;
    if (by === undefined) Reflect.deleteProperty(parent, path.at(-1) ?? "");
    else Reflect.set(parent, path.at(-1) ?? "", by);
  }
  return copy;
}

/** Names a place and all that contain it, from the inside. */
function listPlaces(file: string, path: ValuePath): string[] {
  return [...path, ""].map((_, index) => `${file}: ${path.slice(0, path.length - index).join(".")}`);
}

/** Returns the round in which a part is damaged: with every other part of its depth, kinds of section in the last one. */
function findRound(path: ValuePath, index: number): number {
  return path.at(-1) === "section" ? depths * 2 : (path.length - 1) * 2 + (index % 2);
}

const damages: readonly [name: string, by: unknown][] = [
  ["left out", undefined],
  ["null", null],
  ["a number", 7.5],
  ["an empty text", ""],
  ["an empty list", []],
  ["an empty group", {}],
];

test.each(damages)("every mistake is reported at its place if every other field of a level is %s", (_, by) => {
  let count = 0;
  for (let round = 0; round <= depths * 2; round++) {
    const damaged = parts.map((all, index) => all.filter(({ path }, at) => findRound(path, at + index) === round));
    const records = content.records.map((record, index) => ({
      ...record,
      value: damage(record.value, damaged[index] ?? [], by),
    }));
    const problems = checkRecords({ ...content, records, images: new Set() }, projectRoot, "2026-11-27").filter(
      ({ line }) => line > 0,
    );
    const reported = problems.map(({ file, path = [] }) => listPlaces(file, path));
    const [exact, around] = [new Set(reported.map(([own]) => own)), new Set(reported.flat())];
    const rejected = records.flatMap(({ source: { file }, at }, index) =>
      (damaged[index] ?? [])
        .filter(({ schema }) => !schema.safeParse(by).success)
        .map(({ path }) => listPlaces(file, [...at, ...path])),
    );
    const isReported = ([own = "", ...outer]: string[]) => around.has(own) || outer.some((place) => exact.has(place));
    expect(rejected.filter((places) => !isReported(places))).toEqual([]);
    count += rejected.length;
  }
  expect(count).toBeGreaterThan(1000);
});
