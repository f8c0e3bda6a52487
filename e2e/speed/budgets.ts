import { z } from "zod";

import { UsageError } from "./usage-error";

/** What is weighed, and what a limit of it says. Bytes are those that go over the line, texts compressed with Brotli. */
export const figures = {
  html: { unit: "KiB", says: "the page itself, its styles included" },
  script: {
    unit: "KiB",
    says: "all scripts fetched before anybody does anything, those loaded when idle and ahead included",
  },
  earlyScripts: { unit: "", says: "scripts asked for before the first paint" },
  style: { unit: "KiB", says: "styles, in the page and beside it" },
  font: { unit: "KiB", says: "fonts" },
  viewImages: { unit: "KiB", says: "pictures in the first view of a telephone" },
  firstView: { unit: "KiB", says: "everything but the pictures outside the first view" },
  requests: { unit: "", says: "requests before anybody does anything" },
  nodes: { unit: "", says: "elements of the document" },
} as const;

export type Figure = keyof typeof figures;
/** Bytes in KiB, all else counted. */
export type Weight = Readonly<Record<Figure, number>>;

export const figureNames = Object.keys(figures) as Figure[];

const limit = z.number().nonnegative();
/** The same rule for every figure. */
function forAll<Rule>(rule: Rule) {
  return Object.fromEntries(figureNames.map((figure) => [figure, rule])) as Record<Figure, Rule>;
}

const why = z.string().min(20).describe("A sentence: what these limits are, or why this page needs others");

const schema = z.strictObject({
  default: z.strictObject({ why, ...forAll(limit) }),
  routes: z.record(z.string().startsWith("/"), z.strictObject({ why, ...forAll(limit.optional()) })),
});

export type Budgets = z.infer<typeof schema>;

/**
 * Reads the table of budgets.
 * @param known every route there is: a budget for another one would be kept by nobody
 */
export function readBudgets(table: unknown, known: readonly string[]): Budgets {
  const read = schema.safeParse(table);
  if (!read.success) throw new UsageError(`budgets.json:\n${z.prettifyError(read.error)}`);
  const lost = Object.keys(read.data.routes).filter((route) => !known.includes(route));
  if (lost.length > 0) throw new UsageError(`budgets.json: there is no page at ${lost.join(", ")}.`);
  return read.data;
}

/** What a page may weigh: its own limits, and the default ones where it has none. */
export function chooseBudget(budgets: Budgets, route: string): Weight {
  return { ...budgets.default, ...budgets.routes[route] };
}

export interface Excess {
  figure: Figure;
  is: number;
  limit: number;
}

/** What is too much. */
export function compareWeight(weight: Weight, budget: Weight): Excess[] {
  return figureNames
    .filter((figure) => !(weight[figure] <= budget[figure]))
    .map((figure) => ({ figure, is: weight[figure], limit: budget[figure] }));
}
