import { readdirSync, readFileSync } from "node:fs";

import { parse } from "yaml";

interface Job {
  readonly uses?: string;
  readonly steps?: readonly { readonly uses?: string }[];
  readonly "timeout-minutes"?: number;
}

interface Workflow {
  readonly permissions?: Record<string, string>;
  readonly jobs: Record<string, Job>;
}

const folder = ".github/workflows";

test.each(readdirSync(folder))("%s may only read, ends in time, and pins its actions to a major version", (name) => {
  const { permissions, jobs } = parse(readFileSync(`${folder}/${name}`, "utf8")) as Workflow;
  const actions = Object.values(jobs).flatMap(({ uses, steps = [] }) => [uses, ...steps.map((step) => step.uses)]);
  expect(permissions).toEqual({ contents: "read" });
  expect(Object.values(jobs).filter((job) => job.steps && !job["timeout-minutes"])).toEqual([]);
  expect(actions.filter((action) => action && !/^(?:actions\/[a-z-]+@v\d+|\.\/.+)$/u.test(action))).toEqual([]);
});
