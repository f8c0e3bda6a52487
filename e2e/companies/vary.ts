import fc, { type GeneratorValue } from "fast-check";
import { z } from "zod";

import { catalogue } from "../../src/content/catalogue";
import type { ContentDefinition, FieldRule } from "../../src/content/define";
import { site } from "../../src/content/kinds/site";
import { dataFolder } from "../../src/content/read/data-folder";
import { readContent } from "../../src/content/read/read-content";
import { isObject, listFields, listValues, unwrap } from "../../src/content/read/record";
import { articlePath, notFoundPath } from "../../src/content/routes";
import { vocabulary } from "../../src/content/vocabulary";
import { scripts, type Script } from "./scripts";
import { writeMarkdown, writeText } from "./write-text";

export type Fields = Record<string, unknown>;

/** Content by file below the content folder: JSON values, and texts with their fields. */
export type Company = Readonly<Record<string, unknown>>;

export interface Text {
  front: Fields;
  body: string;
}

/** How a company differs from the starter: `draw` returns random values, `names` are those of the vocabulary. */
interface World {
  draw: GeneratorValue;
  script: Script;
  names: Map<string, string>;
}

const { records } = readContent(process.cwd());

/** Values of the starter by their schema. They are the examples from which companies take their values. */
const examples = new Map<unknown, unknown[]>();
for (const { definition, value } of records)
  for (const each of listValues(definition.schema, value))
    examples.set(each.schema, [...(examples.get(each.schema) ?? []), each.value]);

function listExamples(schema: unknown): unknown[] {
  const options = schema instanceof z.ZodUnion ? schema.options : [unwrap(schema, undefined)];
  return options.flatMap((option) => examples.get(option) ?? []);
}

/** Kinds whose records others name, so that none of them can be left out. */
const named = new Set(records.flatMap((record) => listFields(record, "reference").map(({ rule }) => rule.typeName)));

const links = records.flatMap(({ definition, value: { path, slug, draft } }) => {
  if (draft === true || path === notFoundPath) return [];
  return definition.typeName === "Article" ? [articlePath(String(slug))] : typeof path === "string" ? [path] : [];
});
const targets = [...links, "https://www.elsewhere.example/a-page", "mailto:hello@company.example", "tel:+12025550123"];

const accepts = (schema: z.ZodType, value: unknown) => schema.safeParse(value).success;

function choose<Value>({ draw }: Pick<World, "draw">, values: readonly Value[]): Value | undefined {
  return values[draw(fc.nat, { max: Math.max(0, values.length - 1) })];
}

const isOneIn = ({ draw }: World, count: number) => draw(fc.nat, { max: count - 1 }) === 0;

/** Names a picture of one of many shapes by its size, which `content.ts` draws. */
function namePicture(world: World, rule: Extract<FieldRule, { kind: "image" }>): string {
  const { minWidth = 0, minHeight = 0, square = false, folder = "" } = rule;
  const ratios = square ? [1] : folder.startsWith("logos/") ? [1, 8, 1 / 6, 3] : [16 / 9, 1, 3 / 4, 3, 2 / 5];
  const width = Math.max(minWidth, 240);
  const height = Math.max(minHeight, Math.round(width / (choose(world, ratios) ?? 1)));
  return `drawn/${width}x${height}.${choose(world, minWidth > 0 ? ["png", "jpg", "webp"] : ["png", "svg", "webp"])}`;
}

/** Returns the name of a company in the place of one of the vocabulary. */
function rename(world: World, name: string): string {
  const { names, draw, script } = world;
  const text = names.get(name) ?? writeText(draw, script, 36);
  const isTaken = !names.has(name) && [...names.values()].some((each) => each.toLowerCase() === text.toLowerCase());
  names.set(name, isTaken ? `${text} ${names.size}` : text);
  return names.get(name) ?? name;
}

function varyString(schema: z.ZodString, value: string, world: World): unknown {
  const { draw, script } = world;
  const rule = schema.meta()?.rule;
  switch (rule?.kind) {
    case "image":
      return namePicture(world, rule);
    case "term":
      return rename(world, value);
    case "link":
      return rule.section === undefined
        ? choose(
            world,
            targets.filter((each) => accepts(schema, each)),
          )
        : value;
    case "reference":
      return choose(world, listExamples(schema));
    case "color":
      return choose(world, ["#000000", "#FFFFFF", "#FFFF00", "#0000FF", "#808080"]);
    case "markdown":
      return writeMarkdown(draw, script, 3, schema.maxLength ?? 6000);
    case "alt":
    case undefined: {
      const [max, placeholders] = [schema.maxLength ?? 60, value.match(/\{\w+\}/gu) ?? []];
      const isText = accepts(
        schema,
        ["aé".padEnd(schema.minLength ?? 1, "b"), ...placeholders].join(" ").slice(0, max),
      );
      const room = max - placeholders.join(" ").length - 1;
      return isText && room > 0
        ? [writeText(draw, script, room, schema.minLength ?? 1), ...placeholders].join(" ")
        : value;
    }
    default:
      return value;
  }
}

function varyFields({ shape }: z.ZodObject, value: Fields, world: World): Fields {
  const fields = Object.entries(shape).map(([key, field]) => {
    const isLeft = field instanceof z.ZodOptional && isOneIn(world, 3);
    const present = key in value ? value[key] : isLeft ? choose(world, listExamples(field)) : undefined;
    return [key, present === undefined || (isLeft && key in value) ? undefined : vary(field, present, world)] as const;
  });
  return Object.fromEntries(fields.filter(([, field]) => field !== undefined));
}

function varyEntries({ element }: z.ZodArray, value: readonly unknown[], world: World): unknown[] {
  const [first, ...others] = value;
  const more = isOneIn(world, 2) ? others : [...others, ...listExamples(element)];
  const length = choose(world, [0, 1, 2, 3, 7]) ?? 0;
  const kept = Array.from({ length: Math.min(length, more.length) }, () => choose(world, more));
  // The first section of a page opens it.
  return [first, ...new Set(kept)].flatMap((entry) => (entry === undefined ? [] : [vary(element, entry, world)]));
}

/** Varies a value of the starter as its schema allows: leaves out, adds, repeats and rewrites. */
function vary(optional: unknown, value: unknown, world: World): unknown {
  const schema = unwrap(optional, value);
  if (!(schema instanceof z.ZodType)) return value;
  // A rule may compare fields.
  for (let attempt = 0; attempt < 3; attempt++) {
    const varied = varyOnce(schema, value, world);
    if (accepts(schema, varied)) return varied;
  }
  return value;
}

function varyOnce(schema: z.ZodType, value: unknown, world: World): unknown {
  if (schema instanceof z.ZodObject && isObject(value)) return varyFields(schema, value, world);
  if (schema instanceof z.ZodArray && Array.isArray(value)) return varyEntries(schema, value, world);
  if (schema instanceof z.ZodEnum) return choose(world, schema.options);
  if (schema instanceof z.ZodBoolean) return world.draw(fc.boolean);
  if (schema instanceof z.ZodNumber) {
    const [min, max] = [schema.minValue ?? 0, Math.min(schema.maxValue ?? Infinity, 1000 * Math.max(1, Number(value)))];
    return world.draw(fc.integer, { min: Math.max(0, Math.ceil(min)), max: Math.floor(max) });
  }
  return schema instanceof z.ZodString ? varyString(schema, String(value), world) : value;
}

/** Redirects from addresses of other systems, which every company has. */
const oldAddresses = ["/old.html", "/Old-Page/", "/about_us", "/a%20b"].map((from) => ({ from, to: "/" }));

/** Kinds that a company without a blog lacks. */
const blogKinds = ["Article", "BlogPage", "Post"];

/** Adds copies of records, with other values of their unique fields, and leaves out what no other record names. */
function repeat(definition: ContentDefinition, values: readonly Fields[], world: World): Fields[] {
  const kept = named.has(definition.typeName) ? values : values.filter(() => !isOneIn(world, 3));
  const copies = Array.from({ length: choose(world, [0, 0, 1, 8, 40]) ?? 0 }, () => choose(world, values) ?? {});
  return [...kept, ...copies.map((value, index) => ({ ...value, ...changeUnique(definition, value, index) }))];
}

function changeUnique({ unique }: ContentDefinition, value: Fields, index: number): Fields {
  const fields = unique.flatMap((key): [string, string][] => {
    const text = value[key];
    return typeof text === "string" ? [[key, `${text}${/^[\w-]+$/u.test(text) ? "-" : ""}${index}`]] : [];
  });
  return Object.fromEntries(fields);
}

function renameAll(value: Fields, world: World): unknown {
  return JSON.parse(JSON.stringify(value), (_, each) =>
    typeof each === "string" ? rename(world, each) : (each as unknown),
  );
}

function createCompany(draw: GeneratorValue): Company {
  const script: Script = choose({ draw }, Object.values(scripts)) ?? scripts.english;
  const world: World = { draw, script, names: new Map() };
  const { language, locale } = script;
  const hasBlog = !isOneIn(world, 3);
  const files = catalogue.flatMap((definition): [string, unknown][] => {
    const isLeftOut = !hasBlog && blogKinds.includes(definition.typeName);
    const own = isLeftOut ? [] : records.filter((record) => record.definition === definition);
    const varyRecord = (value: Fields) => vary(definition.schema, value, world) as Fields;
    const values = own.map(({ value }) => value);
    const fixed = definition.typeName === "Redirect" ? oldAddresses : [];
    if (definition.holds === "list")
      return [[definition.files, [...repeat(definition, values, world).map(varyRecord), ...fixed]]];
    return own.map(({ source: { file }, value }) => {
      const name = file.slice(dataFolder.length + 1);
      if (definition === vocabulary) return [name, renameAll(value, world)];
      if (definition === site) return [name, { ...varyRecord(value), language, locale }];
      if (!name.endsWith(".mdx")) return [name, varyRecord(value)];
      const front = varyRecord(value);
      const body = writeMarkdown(draw, script, 2, 6000);
      return [name, { front, body: front["pullQuote"] ? `${body}\n\n<PullQuote />` : body }];
    });
  });
  return Object.fromEntries(files);
}

/** Companies that differ from the starter in all that the contract allows; the check of the content has not seen them. */
export const companies: fc.Arbitrary<Company> = fc.gen().map(createCompany);
