export interface Row {
  /** Route and form, e.g. `/contact mobile`. */
  name: string;
  /** Medians of the page, and of the same page without scripts. */
  page: Readonly<Record<string, number>>;
  limit: Readonly<Record<string, number>>;
  /** Transferred scripts in KiB. */
  script: number;
}

const block = /(<!-- lighthouse -->\n)[^]*?(<!-- \/lighthouse -->)/u;
const columns = { performance: "perf", "TBT, ms": "TBT ms", "LCP, ms": "LCP ms" };

/** Replaces the table between the marks of a document: each page with its scripts, and without. Addresses of articles are left out. */
export function writeTable(document: string, rows: readonly Row[], about: string): string {
  const names = ["page", ...Object.keys(columns), "scripts, KiB"];
  const cells = rows.map(({ name, page, limit, script }) => [
    name.replace(/^\/blog\/\S+/u, "/blog/…"),
    ...Object.values(columns).map((key) => `${page[key] ?? "–"} / ${limit[key] ?? "–"}`),
    String(script),
  ]);
  const table = [names, names.map(() => "---"), ...cells].map((row) => `| ${row.join(" | ")} |`).join("\n");
  return document.replace(block, (_, start: string, end: string) => `${start}\n${about}\n\n${table}\n\n${end}`);
}
