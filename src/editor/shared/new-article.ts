import type { JsonSchema } from "../../content/schema/json-schema";

/** The last part of an address from a title. */
export function slugOf(title: string): string {
  const plain = title.normalize("NFKD").replace(/\p{M}/gu, "").replace(/['’]/gu, "").toLowerCase();
  return plain.replace(/[^a-z0-9]+/gu, "-").replace(/^-+|-+$/gu, "");
}

/** Text of a new article, valid as it is. */
export const newBody = "\nWrite the article here.\n\n## A first chapter\n\nAnd on it goes.\n\n<PullQuote />\n";

/** Frontmatter of a new article: every field that must be there, with words to replace. `person` is who is quoted, and the author. */
export function newFrontmatter(
  title: string,
  { day, person, siteUrl }: { day: string; person: string; siteUrl: string },
  schema: JsonSchema,
): Record<string, unknown> {
  return {
    slug: slugOf(title),
    title,
    subtitle: `What “${title}” is about, in one sentence`.slice(0, 160),
    description: `What “${title}” tells its readers, for search results: up to 160 characters.`.slice(0, 160),
    keywords: [title.toLowerCase().slice(0, 60)],
    category: schema.properties?.["category"]?.enum?.[0] ?? "",
    date: day,
    author: person,
    pullQuote: { text: "The sentence that is set large.", person },
    readOn: { label: "Read on", url: siteUrl },
  };
}
