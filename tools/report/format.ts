/** A page that was changed, added or removed, with the share of changed pixels, the first changed row and the pictures for each width. */
export interface ChangedPage {
  path: string;
  change: string;
  shares: number[];
  tops: number[];
  files: string[][];
}

/** Sections by key, each a list of rows of cells. `omitted` has the number of rows that a section lacks, by its key. */
export type Report = Partial<Record<string, string[][]>>;

/** Commit that the report is about, origin of its preview, if any, and addresses of pictures by the cell that names them. */
export interface Links {
  commit?: string;
  preview?: string | undefined;
  pictures: ReadonlyMap<string, string>;
}

export const figures = ["perf", "access", "best", "seo", "FCP ms", "LCP ms", "SI ms", "TBT ms", "CLS"];

/** Titles of the sections, with headings if they are tables. */
const sections: [key: string, title: string, ...headings: string[]][] = [
  ["pages", "Changed pages", "page", "", "pixels at 360 px", "at 1280 px"],
  ["problems", "Problems of the content"],
  ["broken", "Broken links"],
  ["missing", "Missing redirects"],
  ["pictures", "Before and after, at the first change", "page", "before", "after"],
  ["weights", "Weight on a phone in KiB", "page", "HTML", "scripts", "pictures", "because of"],
  ["lighthouse", "Lighthouse, one run on a phone", "page", ...figures],
  ["look", "Changed screenshots of the look", "file", "before", "after"],
];

/** First line of the comment on a pull request, which marks it. */
export const mark = "<!-- report -->";

/** Formats a page as a row of a table. */
export function formatChange({ path, change, shares }: ChangedPage): string[] {
  return [path, change, ...shares.map((share) => `${(share * 100).toFixed(2)} %`)];
}

/** Maximum length of a cell. */
export const maxCell = 300;

/** Formats a text as code, where mentions, links and markup have no effect, unless it is a number or a word. */
export function formatText(text: string): string {
  const line = text.slice(0, maxCell).replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, " ");
  return /^[\d\s.,%+−→–()-]*$|^\p{L}+$/u.test(line) ? line : `\`${line.replaceAll("`", "'").replaceAll("|", "¦")}\``;
}

function formatCell(cell: string, heading: string | undefined, { preview, pictures }: Links): string {
  const picture = pictures.get(cell);
  if (picture !== undefined) return `![${heading}](${picture})`;
  const isPage = heading === "page" && cell.startsWith("/") && preview !== undefined;
  return isPage ? `[${formatText(cell)}](<${new URL(preview + cell).href}>)` : formatText(cell);
}

/** Formats a report in Markdown, with at most so many rows of each section. */
export function formatReport(report: Report, links: Links = { pictures: new Map() }, limit = Infinity): string {
  const counted = (key: string, rows: string[][]) => {
    const omitted = report["omitted"]?.find(([name]) => name === key)?.[1] ?? "";
    return rows.length + (/^\d{1,7}$/u.test(omitted) ? Number(omitted) : 0);
  };
  const { pages } = report;
  const title = pages
    ? `Pages that changed: ${counted("pages", pages) || "none"}`
    : "Nothing was built: the content has errors";
  const lines = sections.flatMap(([key, name, ...headings]) => {
    const all = report[key] ?? [];
    if (all.length === 0) return [];
    const count = counted(key, all);
    const columns = headings.length || 1;
    const rows = all
      .slice(0, limit)
      .map((row) => row.slice(0, columns).map((cell, column) => formatCell(cell, headings[column], links)));
    const rest = count > rows.length ? ["", `… and ${count - rows.length} more`] : [];
    if (headings.length === 0)
      return [`**${name}: ${count}**`, "", ...rows.map((row) => `- ${row.join(" ")}`), ...rest, ""];
    const table = [headings, headings.map(() => "---"), ...rows].map((row) => `| ${row.join(" | ")} |`);
    if (key === "pages") return [...table, ...rest, ""];
    return [`<details><summary>${name}: ${count}</summary>`, "", ...table, ...rest, "", "</details>", ""];
  });
  const about = links.commit === undefined ? [] : [`Commit: ${links.commit}`, ""];
  return [mark, `### ${title}`, "", ...about, ...lines].join("\n");
}

/** Formats a comment for a commit whose run did not hand over a report. */
export function formatMissing(commit: string, run: string): string {
  return `${mark}
### No report

Commit: ${commit}

What [its run](${run}) handed over is not a report, or has too many pictures. The log of the workflow “Preview” shows the reason.`;
}

const style = `body { margin: 2rem; font: 15px/1.5 system-ui } td, th { padding-inline-end: 1rem; text-align: start; vertical-align: top }
td:not(:last-child) { white-space: nowrap } summary { cursor: pointer; font-weight: 600; margin-block: 1rem } div { display: flex; gap: 1rem; align-items: start }
div > * { flex: 1; min-width: 0 } img { max-width: 100%; border: 1px solid silver }`;

const escape = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

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
