import { leader } from "./leader";
import { listReal } from "./testing/real-content";

test("a leader's chart has a name for each of its marks, or none", () => {
  const [real] = listReal(leader);
  const parse = (chart: string, marks: string[]) => leader.schema.safeParse({ ...real, chart, marks }).success;
  expect([parse("cohorts", ["A", "B", "C"]), parse("cohorts", []), parse("forecast", [])]).toEqual([true, true, true]);
  expect([parse("cohorts", ["A", "B"]), parse("accounts", ["A", "B", "C"])]).toEqual([false, false]);
});
