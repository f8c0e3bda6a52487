import { z } from "zod";

/** Lists of `vocabulary.json`. */
export type TermList =
  "postTags" | "articleCategories" | "integrationCategories" | "teamGroups" | "teamAreas" | "departments" | "jobTypes";

/** Meaning of a field beyond its shape: determines its GraphQL type, its form control and its checks. */
export type FieldRule =
  /**
   * Path of a picture relative to `data/images/`; a `File` in GraphQL. Sizes are in pixels and do not apply to SVG. Forms upload
   * new pictures to `folder`.
   */
  | { kind: "image"; folder?: string; minWidth?: number; minHeight?: number; square?: boolean }
  | { kind: "alt" }
  | { kind: "anchor" }
  /** Path of an existing route, or an absolute URL; with `section`, the anchor of a section of this kind. */
  | { kind: "link"; section?: string }
  /** Absolute URL of another site. */
  | { kind: "url" }
  /** Language as a BCP 47 tag. */
  | { kind: "language" }
  | { kind: "markdown" }
  /** Color as six hexadecimal digits. */
  | { kind: "color" }
  /** Name of a figure's definition in a section *measures*. */
  | { kind: "definition" }
  /** Name in a list of `vocabulary.json`. */
  | { kind: "term"; list: TermList }
  /** Key of another record; that record in GraphQL. With `positive`, a field of it that must be above zero. */
  | { kind: "reference"; typeName: string; by: string; positive?: string }
  /** Calendar day; a `Date` in GraphQL. `visible` makes it the first or the last day on which visitors see the record. */
  | { kind: "date"; visible?: "from" | "through" };

/** An entry of a list that is not shown without one of its fields. */
export type Hidden = "row" | "question" | "figure";

type Values = Readonly<Record<string, unknown>>;

/** Records of a file that a section or another block shows, which is empty without them. */
export interface Shown {
  files: string;
  /** Whether it shows a record; all when left out. The values may be invalid. */
  matches?: (block: Values, record: Values, vocabulary: Values) => boolean;
  /** What is missing, and what to write in the file, where a record alone is not enough. */
  missing?: { message: string; write: string };
}

/** What the check knows of a section, or of another block, besides its fields. */
export interface Traits {
  /** Its title is the h1 of the page: always, or as the first section. */
  opens?: "always" | "first";
  /** A page can have it once, because it has ids and names of its own. */
  once?: true;
  /** It leads on to other pages without a field that is a link. */
  leadsOn?: true;
  /** List without which it is not shown, as is intended while there are none. */
  shownBy?: string;
  shows?: Shown;
}

declare module "zod" {
  interface GlobalMeta {
    rule?: FieldRule;
    /** The entry that is not shown when this optional field is left out. */
    hides?: Hidden;
    /** Name of its GraphQL type: of a block or a choice. */
    typeName?: string;
    traits?: Traits;
    /** JSON Schema of a rule that is code, where it can express the rule. */
    jsonSchema?: Record<string, unknown>;
  }
}

interface Options {
  /** Name in messages, e.g. *job*. */
  noun: string;
  /** File below `data/`, or `folder/*.ext` for one record per file. */
  files: string;
  /** Whether the file may be missing. */
  isOptional?: boolean;
  holds: "one" | "list";
  /** Field that identifies a record in messages, e.g. *title*. */
  labelledBy: string;
  /** Fields whose values must be unique. */
  unique?: readonly string[];
  /** Value of `template` that selects this kind, where a folder holds several. */
  template?: string;
  /** GraphQL interface that the type shares with others, besides `Node`. */
  interface?: { name: string; fields: z.ZodRawShape };
}

/** Kind of content: its files, its names in messages, and the schema of a record. */
export interface ContentDefinition<Schema extends z.ZodObject = z.ZodObject> extends Options {
  typeName: string;
  unique: readonly string[];
  schema: Schema;
}

/** Declares a kind of content. Its checks, TypeScript type, GraphQL type and messages are derived from it. */
export function defineContent<Schema extends z.ZodObject>(
  typeName: string,
  options: Options,
  schema: Schema,
): ContentDefinition<Schema> {
  return { typeName, unique: [], ...options, schema };
}

/** Declares a nested object with its own GraphQL type, so that a section can define a fragment on it. */
export function block<Shape extends z.ZodRawShape>(typeName: string, description: string, shape: Shape) {
  return z.strictObject(shape).meta({ typeName, description });
}

/** Declares a choice with its own GraphQL enum. Fields of one name in several sections share an enum, which has the values of all. */
export function choice<Value extends string>(typeName: string, values: readonly Value[]) {
  return z.enum(values).meta({ typeName });
}

/** Declares a list of at least one nested object, each with this GraphQL type. */
export function blocks<Shape extends z.ZodRawShape>(description: string, typeName: string, each: string, shape: Shape) {
  return z
    .array(block(typeName, each, shape))
    .min(1)
    .meta({ description });
}
