import { vercelStegaClean } from "@vercel/stega";

interface Section {
  section: string;
  anchor?: string;
  items?: readonly { name?: string; anchor?: string }[];
}

/**
 * Finds the definition of a figure, and returns its URL, or that of its section without an anchor; null if there is none.
 */
export function findMeasure(name: string, pages: readonly Readonly<Record<string, unknown>>[]): string | null {
  for (const { path, sections } of pages) {
    for (const { section, anchor, items } of sections as readonly Section[]) {
      const measure =
        section === "measures"
          ? items?.find((item) => vercelStegaClean(item.name) === vercelStegaClean(name))
          : undefined;
      const target = measure?.anchor ?? anchor;
      if (measure) return String(path) + (target ? `#${target}` : "");
    }
  }
  return null;
}
