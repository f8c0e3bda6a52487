import { spawn, spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";

import type { Problem } from "../problem";
import { dataFolder } from "../read/data-folder";
import { projectRoot } from "../testing/real-content";
import { writeRedirects } from "../testing/samples";

const loader = pathToFileURL(require.resolve("tsx")).href;
const command = ["--import", loader, join(__dirname, "check.ts")];
const redirects = "redirects.json";

let root = "";

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "check-"));
  cpSync(join(projectRoot, dataFolder), join(root, dataFolder), { recursive: true });
});

afterEach(() => {
  rmSync(root, { recursive: true });
});

const write = (file: string, text: string) => {
  writeFileSync(join(root, dataFolder, file), text);
};

function check(args: readonly string[] = [], env: Record<string, string> = {}) {
  return spawnSync(process.execPath, [...command, ...args], {
    cwd: root,
    encoding: "utf8",
    env: { ...process.env, GITHUB_ACTIONS: "", ...env },
  });
}

test("content without a problem ends well", () => {
  const { status, stdout, stderr } = check();
  expect([status, stdout, stderr]).toEqual([0, "The content has no problem.\n", ""]);
});

test("problems end it with 1, and are told with their place", () => {
  write(redirects, writeRedirects(["/a", "/contcat"], ["/b", "/contact"]));
  const { status, stdout } = check();
  expect(status).toBe(1);
  expect(stdout).toContain("data/redirects.json:2:25  redirect-dead\n");
  expect(stdout).toContain(`Did you mean "/contact"?`);
  expect(stdout).toMatch(/The content has \d+ problems?\./u);
  expect(stdout).not.toContain("::error");
});

test("a warning alone ends well", () => {
  write(redirects, `[{ "to": "/contact", "from": "/a" }]\n`);
  const { status, stdout } = check();
  expect([status, stdout]).toEqual([0, expect.stringContaining("The content has 1 warning.")]);
});

test("an option that is none ends it with 2, and the options are listed", () => {
  const { status, stderr } = check(["--wach"]);
  expect([status, stderr]).toEqual([2, expect.stringContaining("--watch")]);
});

test("for machines it is one line of JSON", () => {
  write(redirects, writeRedirects(["/a", "/contcat"]));
  const { status, stdout } = check(["--json"]);
  expect(status).toBe(1);
  const { problems } = JSON.parse(stdout) as { problems: Problem[] };
  expect(problems).toContainEqual(
    expect.objectContaining({
      file: "data/redirects.json",
      line: 2,
      column: 25,
      level: "error",
      rule: "redirect-dead",
      path: [0, "to"],
    }),
  );
});

test("on GitHub the problems are shown beside their lines", () => {
  write(redirects, writeRedirects(["/a", "/contcat"]));
  const { stdout } = check([], { GITHUB_ACTIONS: "true" });
  expect(stdout).toMatch(/^::error file=data\/redirects\.json,line=2,col=25,title=redirect-dead::/mu);
});

test("when it watches, a mistake is told once it is made, and again once it is mended", async () => {
  const child = spawn(process.execPath, [...command, "--watch", "--json"], { cwd: root });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const next = async () => (JSON.parse(String((await lines.next()).value)) as { problems: Problem[] }).problems;
  try {
    const before = readFileSync(join(root, dataFolder, redirects), "utf8");
    expect(await next()).toEqual([]);
    write(redirects, writeRedirects(["/a", "/contcat"]));
    expect((await next()).map(({ rule }) => rule)).toContain("redirect-dead");
    write(redirects, before);
    expect(await next()).toEqual([]);
  } finally {
    child.kill();
  }
}, 60_000);
