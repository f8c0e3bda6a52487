import { z } from "zod";

/** Lists of `vocabulary.json`. */
export type TermList =
  "postTags" | "articleCategories" | "integrationCategories" | "teamGroups" | "departments" | "jobTypes";

/** What a field means beyond its shape. It decides the field's GraphQL type, its form, and what is checked. */
export type FieldRule =
  /**
   * A picture's path relative to `data/images/`; a `File` in GraphQL. Sizes in pixels, which a drawing (svg) need not have. Forms
   * upload new pictures to `folder`.
   */
  | { kind: "image"; folder?: string; minWidth?: number; minHeight?: number; square?: boolean }
  /** A description of a picture. */
  | { kind: "alt" }
  /** Name of a part of a page, by which links lead to it. */
  | { kind: "anchor" }
  /** A path of this site, which must lead to a route, or an absolute address. */
  | { kind: "link" }
  /** A color as six hexadecimal digits. */
  | { kind: "color" }
  /** A name in a list of `vocabulary.json`. */
  | { kind: "term"; list: TermList }
  /** The key of another record; that record in GraphQL. */
  | { kind: "reference"; typeName: string; by: string }
  /** A calendar day; a `Date` in GraphQL. `shown` makes it the first day, or the last, on which visitors see the record. */
  | { kind: "date"; shown?: "from" | "through" };

declare module "zod" {
  interface GlobalMeta {
    rule?: FieldRule;
    /** GraphQL name of a nested object; by default the parent's name and the field's. */
    typeName?: string;
    /** JSON Schema of a rule that is code. */
    jsonSchema?: Record<string, unknown>;
  }
}

interface Options {
  /** What an editor calls it, e.g. *job*. */
  noun: string;
  /** File below `data/`, or `folder/*.ext` for one record a file. */
  files: string;
  /** How many records a file holds. */
  holds: "one" | "list";
  /** Field that names a record in messages, e.g. *title*. */
  labelledBy: string;
  /** Fields no two records of this kind may share. */
  unique?: readonly string[];
  /** GraphQL interface that the type shares with others, besides `Node`. */
  interface?: { name: string; fields: z.ZodRawShape };
}

/** One kind of content: its files, how messages name a record of it, and the shape of a record. */
export interface ContentDefinition<Schema extends z.ZodObject = z.ZodObject> extends Options {
  /** GraphQL type of a record. */
  typeName: string;
  unique: readonly string[];
  schema: Schema;
}

/** Declares a kind of content. Everything else (check, TypeScript type, GraphQL type, messages) is derived from this. */
export function defineContent<Schema extends z.ZodObject>(
  typeName: string,
  options: Options,
  schema: Schema,
): ContentDefinition<Schema> {
  return { typeName, unique: [], ...options, schema };
}

/** A nested object with a GraphQL name of its own, so that a section can put a fragment on it. */
export function block<Shape extends z.ZodRawShape>(typeName: string, description: string, shape: Shape) {
  return z.strictObject(shape).meta({ typeName, description });
}
