import type { ValuePath } from "../content/problem";

/** Where a text of a page is written. */
export interface Source {
  /** Path relative to the project root, e.g. `data/jobs.json`. */
  file: string;
  path: ValuePath;
  /** Offset of a block in the Markdown below the frontmatter, in UTF-16 code units; `path` is empty then. */
  start?: number;
  /** In previews: URL of the form of the file, or of the file in the editor of the Git host. */
  url?: string;
}

/** Attribute of an element with the sources of its texts, as a JSON list. */
export const sourceAttribute = "data-source";

/** What can be done with an entry of a list. */
export const listActions = ["up", "down", "duplicate", "remove"] as const;

export type ListAction = (typeof listActions)[number];
