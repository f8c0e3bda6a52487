import type { Problem } from "../../content/problem";
import { isShowable } from "./content-watch";

const problem: Problem = {
  file: "data/jobs.json",
  line: 1,
  column: 1,
  level: "warning",
  rule: "job-ending",
  message: "a job ends",
  remedy: "Give it a later day",
};

test("content with warnings alone can be shown, with an error it cannot", () => {
  expect(isShowable([])).toBe(true);
  expect(isShowable([problem])).toBe(true);
  expect(isShowable([problem, { ...problem, level: "error" }])).toBe(false);
});
