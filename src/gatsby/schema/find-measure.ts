interface Section {
  section: string;
  anchor?: string;
  items?: readonly { name?: string }[];
}

/**
 * Finds the section that defines a figure, and returns its URL; null if there is none.
 * @param name of the definition
 * @param pages with their sections
 */
export function findMeasure(name: string, pages: readonly Readonly<Record<string, unknown>>[]): string | null {
  for (const { path, sections } of pages) {
    const definitions = (sections as readonly Section[]).find(
      ({ section, items }) => section === "measures" && items?.some((item) => item.name === name),
    );
    if (definitions) return String(path) + (definitions.anchor ? `#${definitions.anchor}` : "");
  }
  return null;
}
