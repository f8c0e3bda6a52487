import fc from "fast-check";
import { z } from "zod";

import type { FieldRule, TermList } from "../../src/content/define";
import { readContent } from "../../src/content/read/read-content";
import { listValues } from "../../src/content/read/record";
import type { Script } from "./scripts";

/** What a company's records refer to. */
export interface World {
  script: Script;
  terms: Readonly<Record<TermList, readonly string[]>>;
  keys: Readonly<Record<string, readonly string[]>>;
  links: readonly string[];
}

export type Fields = Record<string, unknown>;

/** Values of the starter by their schema, for patterns and rules that a generator would hardly meet. */
const examples = new Map<unknown, unknown[]>();
for (const { definition, value } of readContent(process.cwd()).records)
  for (const each of listValues(definition.schema, value))
    examples.set(each.schema, [...(examples.get(each.schema) ?? []), each.value]);

/** Values for patterns of single texts, e.g. of an address. A schema takes those that it accepts. */
const samples = [
  "name@company.example",
  "a.very.long.name.of.a.department@mail.company-with-a-long-name.example",
  "https://www.company.example",
  "https://elsewhere.example/a/rather/long/path/to-a-page-that-has-a-long-name",
  "mailto:jobs@company.example",
  "#",
  "US",
  "DE",
  "EUR",
  "JPY",
  "max-age=63072000",
  "max-age=63072000; includeSubDomains; preload",
  "/old/page.html",
];

/** Returns a text of about this many characters. */
function writeText({ words, space }: Script, seeds: readonly number[], length: number): string {
  const all = words.split(" ");
  let text = "";
  for (let index = 0; index < 4000; index++) {
    const word = all[((seeds[index % seeds.length] ?? 0) + index * 7) % all.length] ?? "";
    const next = text === "" ? word : `${text}${space}${word}`;
    if (next.length > length) break;
    text = next;
  }
  // Words that are longer than the limit are cut between characters.
  const [first = ""] = all.filter((word) => /\p{L}/u.test(word) && word.length > 2);
  return text === "" || !/[\p{L}\p{N}]/u.test(text) ? Array.from(first).slice(0, Math.max(1, length)).join("") : text;
}

/** Texts in a script: a word, a few words, and as many as the limit allows. */
export function texts(script: Script, max: number, min = 1): fc.Arbitrary<string> {
  const lengths = fc.oneof(
    { weight: 4, arbitrary: fc.integer({ min, max: Math.max(min, Math.min(max, 40)) }) },
    { weight: 2, arbitrary: fc.integer({ min, max: Math.max(min, Math.min(max, 200)) }) },
    { weight: 1, arbitrary: fc.constant(max) },
  );
  const seeds = fc.array(fc.nat(40), { minLength: 3, maxLength: 7 });
  return fc.tuple(seeds, lengths).map(([all, length]) => writeText(script, all, length).padEnd(min, "."));
}

const paragraph = (script: Script) => texts(script, 300, 20);

/** Markdown or the text of an article. `level` is that of its headings. */
export function markdown(script: Script, level: number, max = 6000): fc.Arbitrary<string> {
  const head = "#".repeat(level);
  const cell = texts(script, 60);
  const part = fc.oneof(
    paragraph(script),
    fc.tuple(texts(script, 90, 3), paragraph(script)).map(([title, text]) => `${head} ${title}\n\n${text}`),
    fc.array(texts(script, 90), { minLength: 1, maxLength: 6 }).map((all) => all.map((each) => `- ${each}`).join("\n")),
    fc.tuple(cell, cell, cell, cell).map(([a, b, c, d]) => `| ${a} | ${b} |\n| --- | --- |\n| ${c} | ${d} |`),
    texts(script, 40).map((text) => `[${text}](https://www.other.example/page)`),
  );
  return fc.tuple(paragraph(script), fc.array(part, { maxLength: 6 })).map(([first, others]) => {
    const all = [first, ...others];
    while (all.join("\n\n").length > max) all.pop();
    return all.join("\n\n");
  });
}

/** Pictures of many shapes. Their names say their size: `company.ts` draws them. */
function pictures({ minWidth = 0, minHeight = 0, square = false, folder = "" }: Extract<FieldRule, { kind: "image" }>) {
  const ratios = square ? [1] : folder.startsWith("logos/") ? [1, 8, 1 / 6, 3] : [16 / 9, 1, 3 / 4, 3, 2 / 5];
  const width = Math.max(minWidth, 240);
  const sizes = ratios.map((ratio) => [width, Math.max(minHeight, Math.round(width / ratio))]);
  const formats = minWidth > 0 ? ["png", "jpg", "webp"] : ["png", "svg", "svg", "webp"];
  return fc
    .tuple(fc.constantFrom(...sizes), fc.constantFrom(...formats))
    .map(([size, format]) => `drawn/${size.join("x")}.${format}`);
}

/** Returns a value of the starter that its schema accepts. */
const findExample = (schema: z.ZodType) => (examples.get(schema) ?? []).find((each) => accepts(schema, each));

const accepts = (schema: z.ZodType, value: unknown) => schema.safeParse(value).success;

/** Texts that a string's limits and patterns accept. */
function strings(schema: z.ZodString, { script }: World): fc.Arbitrary<unknown> {
  const max = schema.maxLength ?? 60;
  const min = Math.max(1, schema.minLength ?? 1);
  const patterns = (schema.def.checks ?? []).flatMap((check) => {
    const { pattern } = check._zod.def as { pattern?: RegExp };
    return pattern ? [pattern] : [];
  });
  // Placeholders, e.g. {n}: their patterns require them.
  const needed = patterns.flatMap(({ source }) => /^\\\{\w+\\\}$/u.exec(source)?.[0].replaceAll("\\", "") ?? []);
  if (accepts(schema, ["aé".padEnd(min, "b"), ...needed].join(" ").slice(0, max)) || needed.length > 0) {
    const room = max - needed.join(" ").length - needed.length;
    return room > 0
      ? texts(script, room, Math.min(min, room)).map((text) => [text, ...needed].join(needed.length ? " " : ""))
      : fc.constant(needed.join(""));
  }
  const usual = [...samples, ...((examples.get(schema) ?? []) as string[])].filter((value) => accepts(schema, value));
  try {
    const [first] = patterns.map((pattern) => fc.stringMatching(pattern, { size: "-1" }));
    if (first && fc.sample(first, { numRuns: 5, seed: 1 }).every((value) => accepts(schema, value)))
      return usual.length > 0 ? fc.oneof(first, fc.constantFrom(...usual)) : first;
  } catch {
    // fast-check does not write texts for look-ahead.
  }
  return fc.constantFrom(...(usual.length > 0 ? usual : [""]));
}

/** Removes optional fields until the rules of an object that compare its fields accept it, otherwise takes one of the starter. */
function settle(schema: z.ZodObject, value: Fields): Fields {
  const isRuled = (fields: Fields) =>
    (schema.safeParse(fields).error?.issues ?? []).every(({ path }) => path.length > 0);
  let settled = value;
  const optional = Object.keys(value).filter((each) => schema.shape[each] instanceof z.ZodOptional);
  // Begins with any of them, so that each can stay.
  const start = JSON.stringify(value).length % Math.max(1, optional.length);
  for (const key of [...optional.slice(start), ...optional.slice(0, start)]) {
    if (isRuled(settled)) return settled;
    settled = Object.fromEntries(Object.entries(settled).filter(([name]) => name !== key));
  }
  return isRuled(settled) ? settled : ((findExample(schema) as Fields | undefined) ?? settled);
}

/** Arbitraries of a company by schema. Making one takes longer than drawing from it. */
const known = new WeakMap<World, Map<unknown, fc.Arbitrary<unknown>>>();

/** Derives values from the schema of a contract. They are undefined if the company has nothing that they could refer to. */
export function valuesOf(schema: unknown, world: World): fc.Arbitrary<unknown> {
  const own = known.get(world) ?? new Map<unknown, fc.Arbitrary<unknown>>();
  known.set(world, own);
  const values = own.get(schema) ?? deriveValues(schema, world);
  own.set(schema, values);
  return values;
}

function deriveValues(schema: unknown, world: World): fc.Arbitrary<unknown> {
  if (schema instanceof z.ZodOptional) return valuesOf(schema.unwrap(), world);
  if (!(schema instanceof z.ZodType)) return fc.constant(undefined);
  const rule = schema.meta()?.rule;
  const choose = (all: readonly string[]) => (all.length > 0 ? fc.constantFrom(...all) : fc.constant(undefined));
  switch (rule?.kind) {
    case "image":
      return pictures(rule);
    case "markdown":
      return markdown(world.script, 3, (schema as z.ZodString).maxLength ?? 6000);
    case "term":
      return choose(world.terms[rule.list]);
    case "reference":
      return choose(world.keys[rule.typeName] ?? []);
    case "link":
      return choose(world.links.filter((link) => accepts(schema, link)));
    case "date":
      return fc
        .date({
          min: new Date("2019-01-01"),
          max: new Date(rule.visible === "through" ? "2030-12-31" : "2026-07-01"),
          noInvalidDate: true,
        })
        .map((date) => date.toISOString().slice(0, 10));
    case "anchor":
      return fc.stringMatching(/^[a-z]{4,9}(?:-[a-z0-9]{2,9}){0,2}$/u);
    case "color":
      return fc.oneof(
        fc.constantFrom("#000000", "#FFFFFF", "#FFFF00", "#0000FF", "#808080"),
        fc.stringMatching(/^#[0-9a-f]{6}$/u),
      );
  }
  if (schema instanceof z.ZodObject) {
    const required = Object.keys(schema.shape).filter((key) => !(schema.shape[key] instanceof z.ZodOptional));
    // Without a record to refer to there is nothing that refers to it.
    return recordsOf(schema, world).map((value) => (required.every((key) => key in value) ? value : undefined));
  }
  if (schema instanceof z.ZodUnion) return fc.oneof(...schema.options.map((each) => valuesOf(each, world)));
  if (schema instanceof z.ZodArray) return listsOf(schema, world);
  if (schema instanceof z.ZodEnum) return fc.constantFrom(...schema.options);
  if (schema instanceof z.ZodLiteral) return fc.constant(schema.value);
  if (schema instanceof z.ZodBoolean) return fc.boolean();
  if (schema instanceof z.ZodNumber) {
    const min = Math.max(0, schema.minValue ?? 0);
    const max = Math.min(schema.maxValue ?? Infinity, Math.max(min, 1) * 1_000_000);
    return fc.integer({ min, max });
  }
  if (schema instanceof z.ZodString) {
    const example = findExample(schema);
    return strings(schema, world).map((value) => (accepts(schema, value) ? value : (example ?? value)));
  }
  throw new Error(`Nothing generates ${schema.def.type}.`);
}

const longest = 8;

function listsOf(schema: z.ZodArray, world: World): fc.Arbitrary<unknown> {
  let [min, max] = [0, longest];
  for (const check of schema.def.checks ?? []) {
    const { minimum, maximum, length } = check._zod.def as { minimum?: number; maximum?: number; length?: number };
    min = length ?? minimum ?? min;
    max = length ?? maximum ?? max;
  }
  const lengths = fc.oneof(
    fc.integer({ min, max: Math.min(max, min + 3) }),
    fc.integer({ min, max: Math.max(min, max) }),
  );
  const element = valuesOf(schema.element, world);
  const isKey = schema.element instanceof z.ZodString;
  return lengths
    .chain((length) => fc.array(element, { minLength: length, maxLength: length }))
    .map((all) => {
      const present = all.filter((each) => each !== undefined);
      const list = isKey && min === 0 ? [...new Set(present)] : present;
      // A rule that compares its entries.
      const isRuled = schema.safeParse(list).error?.issues.every(({ path }) => path.length > 0) ?? true;
      return isRuled || list.length < min ? list : (findExample(schema) ?? list);
    });
}

/** Derives records, in which each optional field is present in half of the cases. `given` replaces fields. */
export function recordsOf(
  schema: z.ZodObject,
  world: World,
  given: Readonly<Record<string, fc.Arbitrary<unknown>>> = {},
): fc.Arbitrary<Fields> {
  const shape = Object.entries(schema.shape);
  const fields = Object.fromEntries(
    shape.map(([key, field]) => {
      const values = given[key] ?? valuesOf(field, world);
      return [
        key,
        field instanceof z.ZodOptional && !given[key] ? fc.option(values, { nil: undefined, freq: 2 }) : values,
      ];
    }),
  );
  return fc.record(fields).map((value) => {
    const present = Object.fromEntries(Object.entries(value).filter(([, each]) => each !== undefined));
    return settle(schema, present);
  });
}
