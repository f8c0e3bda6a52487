import { writeSync } from "node:fs";

import type { GatsbyNode } from "gatsby";

import { checkContent } from "../content/check/check-content";
import { formatProblem } from "../content/check/problem";

const standardError = 2;

/** Stops before anything is built when the content has a mistake, and lists all mistakes at once. */
export const onPreInit: GatsbyNode["onPreInit"] = ({ reporter }) => {
  const problems = checkContent(process.cwd());
  if (problems.length === 0) return;
  const count = problems.length === 1 ? "1 problem" : `${problems.length} problems`;
  // Written past Gatsby's reporter, which would break the lines.
  writeSync(standardError, `\n${problems.map(formatProblem).join("\n")}\n\n`);
  reporter.panic(`The content has ${count}, listed above. Mend it and build again.`);
};
