import { kinds, type Figures } from "./figures";
import type { Measured } from "./measure-route";
import { writeTable } from "./write-table";

const categories = ["performance", "accessibility", "best-practices", "seo"];
const times = ["fcp", "lcp", "tbt", "si"] as const;

const head = [
  ...["route", "form", "perf", "acc", "best", "seo"],
  ...["FCP ms", "LCP ms", "TBT ms", "SI ms", "CLS"],
  ...["FCP ×", "LCP ×", "SI ×"],
  ...kinds.map((kind) => `${kind} KiB`),
  "requests",
];

function sum(bytes: Figures["bytes"]): number {
  return Object.values(bytes).reduce((total, part) => total + part, 0);
}

export function toKiB(bytes: number): string {
  return (bytes / 1024).toFixed(1);
}

/** How many times as long a page takes as the same page without its scripts. */
function compare({ page, limit }: Measured, time: "fcp" | "lcp" | "si"): string {
  return limit ? (page[time] / limit[time]).toFixed(2) : "";
}

function writeScores({ scores }: Figures): string[] {
  return categories.map((category) => (category in scores ? String(Math.round(scores[category] ?? NaN)) : ""));
}

function writeFigures(figures: Figures): string[] {
  return [...times.map((time) => String(Math.round(figures[time]))), figures.cls.toFixed(3)];
}

/** The worst of all rows in each column. */
function writeWorst(all: readonly Measured[]): string[] {
  const pages = all.map(({ page }) => page);
  const scores = categories.map((name) =>
    String(Math.round(Math.min(...pages.map((page) => page.scores[name] ?? NaN)))),
  );
  const slowest = times.map((time) => String(Math.round(Math.max(...pages.map((page) => page[time])))));
  const ratios = (["fcp", "lcp", "si"] as const).map((time) => {
    const compared = all.map((measured) => compare(measured, time)).filter(Boolean);
    return compared.length > 0 ? Math.max(...compared.map(Number)).toFixed(2) : "";
  });
  return [
    ...["worst", "", ...scores, ...slowest, Math.max(...pages.map(({ cls }) => cls)).toFixed(3), ...ratios],
    ...kinds.map((kind) => toKiB(Math.max(...pages.map(({ bytes }) => bytes[kind])))),
    String(Math.max(...pages.map(({ requests }) => requests))),
  ];
}

/** All measured pages, and the worst of each column. */
export function writeSummary(all: readonly Measured[]): string {
  const rows = all.map((measured) => [
    ...[measured.route, measured.form, ...writeScores(measured.page), ...writeFigures(measured.page)],
    ...(["fcp", "lcp", "si"] as const).map((time) => compare(measured, time)),
    ...kinds.map((kind) => toKiB(measured.page.bytes[kind])),
    String(measured.page.requests),
  ]);
  return writeTable(head, [...rows, writeWorst(all)], 2);
}

/** One line while it goes. */
export function writeProgress({ route, form, page, limit }: Measured): string {
  const [score = ""] = writeScores(page);
  const [fcp = "", lcp = "", tbt = ""] = writeFigures(page);
  const without = limit ? ` (without scripts ${Math.round(limit.fcp)}, ${Math.round(limit.lcp)} ms)` : "";
  const weight = `${toKiB(sum(page.bytes))} KiB in ${page.requests} requests`;
  return `${route} ${form}: ${score}, FCP ${fcp} ms, LCP ${lcp} ms${without}, TBT ${tbt} ms, ${weight}`;
}
