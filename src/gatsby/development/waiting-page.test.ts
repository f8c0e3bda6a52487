import { load } from "cheerio";

import { writeWaitingPage } from "./waiting-page";

const problem = {
  place: "data/jobs.json:4:5",
  level: "error",
  message: 'job "<b>": type is "Half"',
  remedy: "Choose from: Full-time",
  frame: "> 4 | <b>",
} as const;

test("the page lists each problem with its place, its lines, what is wrong and what would be right", () => {
  const page = load(writeWaitingPage([problem, problem]));
  expect(page("h1").text()).toBe("The content has problems");
  expect(page("li")).toHaveLength(2);
  const text = page("li").first().text();
  for (const part of [problem.place, problem.message, problem.remedy, problem.frame]) expect(text).toContain(part);
});
