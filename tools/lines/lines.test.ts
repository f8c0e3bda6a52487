import { readFileSync } from "node:fs";

import { countLines, readBudgets, writeBudgets } from "./count-lines";

const text = readFileSync("docs/architecture.md", "utf8");

/** Lines that a capability may be below its number in the table. */
const slack = 150;

test("docs/architecture.md has the lines of each capability: `npm run lines` writes them, a larger number needs a reason", () => {
  const [counts, budgets] = [countLines(), readBudgets(text)];
  expect([...budgets.keys()]).toEqual([...counts.keys()]);
  for (const [name, count] of counts)
    for (const kind of ["source", "tests"] as const) {
      const budget = budgets.get(name)?.[kind] ?? 0;
      expect([name, kind, budget, count[kind] <= budget]).toEqual([name, kind, budget, true]);
      expect([name, kind, budget, count[kind] > budget - slack]).toEqual([name, kind, budget, true]);
    }
});

test("the table is written with each number rounded up, and read again", () => {
  const counts = new Map([["form", { source: 1201, tests: 0 }]]);
  const written = writeBudgets("<!-- lines -->\n<!-- /lines -->", counts);
  expect(readBudgets(written)).toEqual(new Map([["form", { source: 1250, tests: 0 }]]));
});
