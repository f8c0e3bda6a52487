import type { JsonSchema } from "../../content/schema/json-schema";

/** Keys and list indexes from a file's top. */
export type Path = readonly (string | number)[];

/** A file of content, open in the editor. */
export interface OpenFile {
  /** Path below `data/`. */
  path: string;
  /** Changes with the text. */
  version: string;
  text: string;
  /** What JSON or the frontmatter says; undefined where it cannot be read. */
  value: unknown;
  /** Text of an article. */
  body: string;
  unreadable?: string;
}

/** A record or a file, as the list beside the form shows it. */
export interface Entry {
  path: string;
  /** Place in the file's list; undefined where a file is one record. */
  index?: number;
  label: string;
  detail: string;
}

/** A kind of content. */
export interface Kind {
  /** Name of its file or folder, e.g. *jobs*. */
  name: string;
  noun: string;
  /** File below `data/`, or `folder/*.ext`. */
  files: string;
  holds: "one" | "list";
  labelledBy: string;
  /** Schema of a record; several kinds of page are told apart by `template`. */
  schemas: { template?: string; schema: JsonSchema }[];
  entries: Entry[];
}

/** What may be chosen in a field that names another record. */
export interface Choice {
  value: string;
  label: string;
}

export interface ContentIndex {
  kinds: Kind[];
  /** Pictures below `data/images/`. */
  pictures: string[];
  /** Records by the GraphQL type that references name them by. */
  references: Record<string, Choice[]>;
  routes: string[];
  /** Address of the site. */
  siteUrl: string;
}

/** Something to mend, as the content check tells it. */
export interface Told {
  /** Path below `data/`. */
  file: string;
  path?: Path;
  level: "error" | "warning";
  message: string;
  remedy: string;
  line: number;
  /** Line of an article's text, from 1; undefined where it is not in the text. */
  bodyLine?: number;
}

/** What an editor has typed and not saved. */
export interface Draft {
  path: string;
  value: unknown;
  body: string;
}

export type Preview = { html: string; css: string } | { problem: string; line: number | undefined };
