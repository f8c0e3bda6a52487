import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

import type { Problem } from "../problem";
import { edit } from "../testing/copy-content";
import { copyLanguages } from "./testing/copy-languages";

const loader = pathToFileURL(require.resolve("tsx")).href;
const script = join(__dirname, "../cli/check.ts");

const content = copyLanguages();

function check(...flags: string[]) {
  const command = ["--import", loader, script, ...flags];
  return spawnSync(process.execPath, command, { cwd: content.root, encoding: "utf8", env: process.env });
}

test("the check of the first language includes the others, unless it is for one", () => {
  const jobs = content.read("languages/de/jobs.json");
  content.write("languages/de/jobs.json", edit(jobs, '"Marketing"', '"Marktng"'));
  const { status, stdout, stderr } = check("--json");
  expect(status).toBe(1);
  const { problems } = JSON.parse(stdout) as { problems: Problem[] };
  expect(problems.map(({ file, rule }) => `${file} ${rule}`)).toEqual(["languages/de/jobs.json choice-unknown"]);
  expect(stderr).toMatch(/^languages\/de takes from starter: accounts\.json, .*team\.json, values\.json\.$/mu);
  expect(stderr).toContain("The content has 1 problem.");
  const own = check("--own");
  expect([own.status, own.stdout]).toEqual([0, "The content has no problem.\n"]);
  content.write("languages/de/jobs.json", jobs);
});
