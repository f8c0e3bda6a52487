import table from "./budgets.json";
import { chooseBudget, compareWeight, readBudgets, type Weight } from "./budgets";

const weight: Weight = {
  html: 10,
  script: 90,
  earlyScripts: 0,
  style: 4,
  font: 20,
  viewImages: 30,
  firstView: 160,
  requests: 12,
  nodes: 900,
};
const why = "What every page may weigh, for a test.";
const budgets = readBudgets(
  { default: { why, ...weight }, routes: { "/contact": { why: "Its form is checked as it is typed.", script: 100 } } },
  ["/", "/contact"],
);

test("gives a page its own limits, and the default ones where it has none", () => {
  expect(chooseBudget(budgets, "/contact")).toMatchObject({ script: 100, html: 10 });
  expect(chooseBudget(budgets, "/")).toMatchObject({ script: 90, html: 10 });
});

test("a page may weigh its budget, and no more", () => {
  expect(compareWeight(weight, weight)).toEqual([]);
  expect(compareWeight({ ...weight, script: 90.1, earlyScripts: 1 }, weight)).toEqual([
    { figure: "script", is: 90.1, limit: 90 },
    { figure: "earlyScripts", is: 1, limit: 0 },
  ]);
});

test("what could not be weighed is too much", () => {
  expect(compareWeight({ ...weight, font: NaN }, weight)).toHaveLength(1);
});

test("refuses a budget without a reason, of an unknown figure, and of a page that is not there", () => {
  expect(() => readBudgets({ default: weight, routes: {} }, [])).toThrow("why");
  expect(() => readBudgets({ default: { why, ...weight, fonts: 1 }, routes: {} }, [])).toThrow("fonts");
  expect(() => readBudgets({ ...budgets }, ["/"])).toThrow("there is no page at /contact");
});

test("the table that is kept can be read", () => {
  expect(() => readBudgets(table, Object.keys(table.routes))).not.toThrow();
});
