import { groupByYear } from "./group-by-year";

test("years and what is in them keep their order, and nothing is lost", () => {
  const days = ["2026-04-15", "2026-02-12", "2025-11-13", "2023-10-17", "2023-01-01"];
  expect(groupByYear(days, (day) => day)).toEqual([
    ["2026", ["2026-04-15", "2026-02-12"]],
    ["2025", ["2025-11-13"]],
    ["2023", ["2023-10-17", "2023-01-01"]],
  ]);
  expect(groupByYear([], String)).toEqual([]);
});
