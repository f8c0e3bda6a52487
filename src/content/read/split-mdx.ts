const frontmatterPattern = /^---[ \t]*\r?\n([\s\S]*?)^---[ \t]*(?:\r?\n|$)/mu;

/** Parts of an MDX file. */
export interface MdxParts {
  /** The frontmatter with its lines of `---`; empty where there is none. */
  head: string;
  /** The frontmatter alone. */
  yaml: string;
  /** All that follows. */
  body: string;
}

/** Splits an MDX file; one without frontmatter is all body. A byte order mark is left out. */
export function splitMdx(text: string): MdxParts {
  const written = text.replace(/^\uFEFF/u, "");
  const match = frontmatterPattern.exec(written);
  if (match?.index !== 0) return { head: "", yaml: "", body: written };
  return { head: match[0], yaml: match[1] ?? "", body: written.slice(match[0].length) };
}
