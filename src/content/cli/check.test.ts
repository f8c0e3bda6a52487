import { spawn, spawnSync } from "node:child_process";
import { renameSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";

import type { Problem } from "../problem";
import { dataFolder } from "../read/data-folder";
import { copyContent } from "../testing/copy-content";
import { formatRedirects } from "../testing/samples";

const loader = pathToFileURL(require.resolve("tsx")).href;
const command = ["--import", loader, join(__dirname, "check.ts")];

const content = copyContent();
const redirects = content.read("redirects.json");
const wrong = { "redirects.json": formatRedirects(["/a", "/contcat"]) };

afterEach(() => content.write({ "redirects.json": redirects }));

function check() {
  return spawnSync(process.execPath, command, { cwd: content.root, encoding: "utf8", env: process.env });
}

test("with only a warning the exit code is 0", () => {
  content.write({ "redirects.json": `[{ "to": "/contact", "from": "/a" }]\n` });
  const { status, stdout, stderr } = check();
  expect([status, stderr]).toEqual([0, ""]);
  expect(stdout).toContain("The content has 1 warning.");
});

test("with problems the exit code is 1, and they are printed with their positions", () => {
  content.write(wrong);
  const { status, stdout } = check();
  expect(status).toBe(1);
  expect(stdout).toContain("starter/redirects.json:2:25  redirect-dead\n");
  expect(stdout).toContain(`Did you mean "/contact"?`);
  expect(stdout).toMatch(/The content has \d+ problems?\./u);
});

/** Saves a file by replacing it, as many editors do. */
function replace(text: string | null): void {
  content.write({ ".redirects.json": text });
  renameSync(join(content.root, dataFolder, ".redirects.json"), join(content.root, dataFolder, "redirects.json"));
}

test("with --watch --json every change prints one line of JSON", async () => {
  const child = spawn(process.execPath, [...command, "--watch", "--json"], { cwd: content.root, env: process.env });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const next = async () => (JSON.parse(String((await lines.next()).value)) as { problems: Problem[] }).problems;
  try {
    expect(await next()).toEqual([]);
    replace(wrong["redirects.json"]);
    const place = { file: "starter/redirects.json", line: 2, column: 25, path: [0, "to"] };
    expect(await next()).toContainEqual(expect.objectContaining({ ...place, level: "error", rule: "redirect-dead" }));
    replace(redirects);
    expect(await next()).toEqual([]);
  } finally {
    child.kill();
  }
});
