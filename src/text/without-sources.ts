/**
 * Returns a text without the source that it carries in development and in previews (`src/editing/mark-sources.ts`), for code that counts,
 * compares or splits what visitors read.
 */
export function withoutSources(text: string): string {
  const areMarked = process.env.NODE_ENV === "development" || process.env.PREVIEW === "preview";
  return areMarked ? text.replace(/[\u200B-\u200D\uFEFF]{4,}/gu, "") : text;
}
