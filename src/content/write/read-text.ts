import { parseDocument } from "yaml";

import { splitMdx } from "../read/split-mdx";

/** Value and body of a content file's text; the body is empty for JSON. Throws when it cannot be read. */
export function readText(path: string, text: string): { value: unknown; body: string } {
  if (!path.endsWith(".mdx")) return { value: JSON.parse(text) as unknown, body: "" };
  const { yaml, body } = splitMdx(text);
  const document = parseDocument(yaml);
  const [error] = document.errors;
  if (error) throw error;
  return { value: document.toJS() as unknown, body };
}
