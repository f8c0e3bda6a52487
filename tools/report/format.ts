/** A page that was changed, added or removed, with the share of changed pixels and the pictures for each width. */
export interface ChangedPage {
  path: string;
  change: string;
  shares: number[];
  files: string[][];
}

/** A list of lines, or a table with headings. */
export type Section = [title: string, rows: readonly (string | string[])[], headings?: string[]];

/** Formats a page as a row of a table. */
export function formatChange({ path, change, shares }: ChangedPage): string[] {
  return [path, change, ...shares.map((share) => `${(share * 100).toFixed(1)} %`)];
}

const escape = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll("|", "&#124;");

function formatSection([title, rows, headings]: Section, limit: number): string[] {
  const lines = rows.slice(0, limit).map((row) => [row].flat().map(escape));
  const rest = rows.length > limit ? ["", `… and ${rows.length - limit} more`] : [];
  const count = `${title}: ${rows.length || "none"}`;
  if (!headings) return [`**${count}**`, "", ...lines.map(([line]) => `- ${line ?? ""}`), ...rest, ""];
  const table = [headings, headings.map(() => "---"), ...lines].map((row) => `| ${row.join(" | ")} |`);
  return [`<details><summary>${count}</summary>`, "", ...table, ...rest, "", "</details>", ""];
}

/** Formats a report in Markdown, with a limit of rows. Its first line marks the comment on a pull request. */
export function formatSummary(title: string, sections: readonly Section[], limit = 20): string {
  const lines = sections.flatMap((section) => formatSection(section, limit));
  return ["<!-- report -->", `### ${title}`, "", ...lines].join("\n");
}

const style = `body { margin: 2rem; font: 15px/1.5 system-ui } td, th { padding-inline-end: 1rem; text-align: start; vertical-align: top }
td:not(:last-child) { white-space: nowrap } summary { cursor: pointer; font-weight: 600; margin-block: 1rem } div { display: flex; gap: 1rem; align-items: start }
div > * { flex: 1; min-width: 0 } img { max-width: 100%; border: 1px solid silver }`;

/** Formats a report as a page. @param summary HTML */
export function formatPage(summary: string, pages: readonly ChangedPage[]): string {
  const formatFile = (file: string) => `<a href="${file}"><img src="${file}" alt="" loading="lazy"></a>`;
  const formatRow = (files: string[]) => `<div>${files.map(formatFile).join("")}</div>`;
  const pictures = pages.map(
    ({ path, files }) => `<details><summary>${escape(path)}</summary>${files.map(formatRow).join("")}</details>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Report</title><style>${style}</style>
${summary.replaceAll("<details>", "<details open>")}<h3>Before, after, changed pixels in red</h3>${pictures.join("\n")}`;
}
