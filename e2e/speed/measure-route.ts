import type { RunnerResult } from "lighthouse";

import type { Form } from "./arguments";
import { readFigures, takeMedians, type Figures } from "./figures";
import { findMedian } from "./median";
import { runLighthouse } from "./run-lighthouse";

export interface Measured {
  route: string;
  form: Form;
  page: Figures;
  /** The same page without its scripts. */
  limit?: Figures;
  /** Every run, in the order in which it was made. */
  runs: { page: readonly Figures[]; limit: readonly Figures[] };
}

interface Origins {
  page: string;
  limit?: string;
}

/** The run whose score is the median; of equal scores, the one whose Largest Contentful Paint is. */
function chooseRun(results: readonly RunnerResult[]): RunnerResult | undefined {
  const values = results.map(({ lhr }) => {
    const { scores, lcp } = readFigures(lhr);
    return (scores["performance"] ?? 0) * 1e6 - lcp;
  });
  return results[findMedian(values)];
}

/** Measures a page, and its limit in turn with it, so that whatever else the machine does slows both alike. */
export async function measureRoute(route: string, form: Form, origins: Origins, runs: number) {
  const pages: RunnerResult[] = [];
  const limits: RunnerResult[] = [];
  for (let run = 0; run < runs; run++) {
    pages.push(await runLighthouse({ url: origins.page + route, form }));
    if (origins.limit === undefined) continue;
    limits.push(await runLighthouse({ url: origins.limit + route, form, categories: ["performance"] }));
  }
  const figures = { page: pages.map(({ lhr }) => readFigures(lhr)), limit: limits.map(({ lhr }) => readFigures(lhr)) };
  const measured: Measured = {
    route,
    form,
    page: takeMedians(figures.page),
    ...(limits.length > 0 ? { limit: takeMedians(figures.limit) } : {}),
    runs: figures,
  };
  return { measured, reports: { page: chooseRun(pages), limit: chooseRun(limits) } };
}
