import type { ProcessorOptions } from "@mdx-js/mdx/lib/core.js";

/** Of remark-gfm. A single ~ means *about*, as in ~20, and strikes nothing out. */
export const gfmOptions = { singleTilde: false };

interface Element {
  tagName?: string;
  properties?: Record<string, unknown>;
  children?: Element[];
}

/**
 * Writes how a table's cells are aligned as a class, because HTML has no attribute for it and the policy allows no inline styles. Wide
 * tables and code can be scrolled with the keyboard.
 */
function adaptTables() {
  return function visit({ tagName = "", properties, children = [] }: Element): void {
    if (properties && ["pre", "table"].includes(tagName)) properties["tabIndex"] = 0;
    if (properties?.["align"] !== undefined) {
      properties["className"] = [`align-${properties["align"] as string}`];
      delete properties["align"];
    }
    for (const child of children) visit(child);
  };
}

/**
 * Options by which articles are compiled: GitHub's tables and footnotes, and an anchor at every heading.
 * @param strings heading of the footnotes, and the name of the link back from one
 */
export async function readMdxOptions(strings: { notes: string; backToText: string }): Promise<ProcessorOptions> {
  // ESM-only, so imported dynamically.
  const [{ default: remarkGfm }, { default: rehypeSlug }] = await Promise.all([
    import("remark-gfm"),
    import("rehype-slug"),
  ]);
  return {
    outputFormat: "function-body",
    development: false,
    providerImportSource: undefined,
    remarkPlugins: [[remarkGfm, gfmOptions]],
    rehypePlugins: [rehypeSlug, adaptTables],
    remarkRehypeOptions: {
      clobberPrefix: "note-",
      footnoteLabel: strings.notes,
      footnoteLabelProperties: {},
      footnoteBackLabel: strings.backToText,
    },
  };
}
