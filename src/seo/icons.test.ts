import { readFileSync } from "node:fs";
import { join } from "node:path";

import { site } from "../content/site";
import { getReal, projectRoot } from "../content/testing/real-content";

test("the icons are made from the company's mark", () => {
  const mark = readFileSync(join(projectRoot, "data/images", getReal(site).mark), "utf8");
  const icon = readFileSync(join(projectRoot, "static/favicon.svg"), "utf8");
  if (icon !== mark) throw new Error("static/favicon.svg is not the mark in data/site.json. Run: npm run icons");
});
