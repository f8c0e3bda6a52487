import { readFileSync } from "node:fs";

import { parse } from "yaml";

test("CI tests on the oldest version of Node that `engines` allows, and on the one that builds the site", () => {
  const { engines } = JSON.parse(readFileSync("package.json", "utf8")) as { engines: { node: string } };
  const oldest = /^>=([\d.]+) <\d+$/u.exec(engines.node)?.[1];
  const builder = readFileSync(".nvmrc", "utf8").trim();
  const workflow = parse(readFileSync(".github/workflows/ci.yml", "utf8")) as {
    jobs: { test: { strategy?: { matrix: { node: string[] } } } };
  };
  expect(workflow.jobs.test.strategy?.matrix.node).toEqual([oldest, builder]);
  expect(readFileSync("netlify.toml", "utf8")).toContain(`NODE_VERSION = "${builder}"`);
});
