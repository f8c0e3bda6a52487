import type { GatsbyNode } from "gatsby";

import { checkContent } from "../content/check-content";
import { formatProblem } from "../content/problem";

/** Stops before anything is built when the content has a mistake, and lists all mistakes at once. */
export const onPreInit: GatsbyNode["onPreInit"] = ({ reporter }) => {
  const problems = checkContent(process.cwd());
  if (problems.length === 0) return;
  const count = problems.length === 1 ? "1 problem" : `${problems.length} problems`;
  // The list goes out as it is: in an error, Gatsby would break its lines.
  reporter.log(`\n${problems.map(formatProblem).join("\n")}\n`);
  reporter.panic(`The content has ${count}, listed above. Mend it and build again.`);
};
