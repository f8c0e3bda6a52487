// npm run lines: writes the lines of each capability into docs/architecture.md.
import { readFileSync, writeFileSync } from "node:fs";

import { format } from "prettier";

import { countLines, writeBudgets } from "./count-lines";
import { runTool } from "../serve-site";

const file = "docs/architecture.md";

runTool(async () => {
  const text = writeBudgets(readFileSync(file, "utf8"), countLines());
  writeFileSync(file, await format(text, { parser: "markdown", printWidth: 120 }));
});
