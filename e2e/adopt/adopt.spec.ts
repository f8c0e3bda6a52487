import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

import { expect, test } from "@playwright/test";
import { load } from "cheerio";

import { listFiles } from "../../src/content/read/data-folder";
import sample from "../../data/site.json";
import starter from "../../starter/site.json";

const name = `Hafen & Söhne "Nord"`;
const url = "https://www.hafen-nord.example";
const root = mkdtempSync(join(tmpdir(), "adopt-"));
const read = (path: string) => readFileSync(join(root, path), "utf8");

function run(program: string, ...args: string[]) {
  const env = { ...process.env, CONTENT_FOLDER: "", GATSBY_TELEMETRY_DISABLED: "1" };
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: root, encoding: "utf8", env });
  return { status, stdout, output: stdout + stderr };
}

const git = (...args: string[]) => run("git", "-c", "user.name=A", "-c", "user.email=a@a.example", ...args).stdout;
const adopt = (...args: string[]) => run("npx", "tsx", "src/scripts/adopt/adopt.ts", ...args);

test.describe.configure({ mode: "serial" });

test.beforeAll(() => {
  const files = spawnSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], {
    encoding: "utf8",
  });
  for (const file of files.stdout.split("\0").filter((path) => existsSync(path))) cpSync(file, join(root, file));
  symlinkSync(resolve("node_modules"), join(root, "node_modules"), "junction");
  git("init", "--quiet");
  git("add", "--all");
  git("commit", "--quiet", "--message", "The sample");
});

test.afterAll(() => rmSync(root, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 }));

test("nothing is changed for an invalid URL, or with uncommitted files", () => {
  expect(adopt("--name", name, "--url", "hafen-nord.example")).toMatchObject({
    status: 1,
    output: expect.stringContaining(`--url is "hafen-nord.example"`),
  });
  writeFileSync(join(root, "draft.txt"), "");
  expect(adopt("--name", name, "--url", url)).toMatchObject({
    status: 1,
    output: expect.stringContaining("?? draft.txt"),
  });
  expect(git("status", "--porcelain")).toBe("?? draft.txt\n");
  rmSync(join(root, "draft.txt"));
});

test("the content has the new name, and files of the sample are deleted", () => {
  expect(adopt("--name", name, "--url", url)).toMatchObject({ status: 0 });
  expect(JSON.parse(read("data/site.json"))).toMatchObject({ name, legalName: name, url });
  expect(["sample", "src/scripts/adopt"].filter((path) => existsSync(join(root, path)))).toEqual([]);
  expect(read("README.md").split("\n", 1)[0]).toContain("Hafen");
  expect(run("npm", "run", "adopt").output).toContain("Missing script");
});

test("content, format, spelling and the tests of documents pass", () => {
  for (const args of [
    ["tsx", "src/content/cli/check.ts"],
    ["prettier", "--check", "."],
    ["cspell", "lint", "--no-progress", "--quiet", "--exclude", "{data,starter,languages}/**/*.{json,mdx}", "."],
    ["jest", "src/scripts", "src/content/guide", "tools"],
  ]) {
    const { status, output } = run("npx", "--no-install", ...args);
    expect(status, output).toBe(0);
  }
});

test("the built site has the new name and URL on every page, and its own icons", () => {
  expect(run("node", "src/scripts/build.mjs")).toMatchObject({ status: 0 });
  expect(run("npx", "--no-install", "tsc").output).toBe("");
  const folder = join(root, "public");
  const files = listFiles(folder).filter((path) => /\.(?:html|json|js|xml|txt|svg|webmanifest)$/u.test(path));
  const traces = [sample.name, starter.name, new URL(starter.url).hostname, "exampleco"].map((each) =>
    each.toLowerCase(),
  );
  for (const file of files) {
    const text = read(`public/${file}`).toLowerCase();
    expect([file, traces.filter((trace) => text.includes(trace))]).toEqual([file, []]);
  }
  const $ = load(read("public/index.html"));
  expect($("title").text()).toContain(name);
  expect($("link[rel=canonical]").attr("href")).toBe(`${url}/`);
  expect(read("public/favicon.svg")).toBe(read("data/images/brand/mark.svg"));
});

test("no file of the project names the sample", () => {
  git("add", "--all");
  expect(git("grep", "--cached", "-il", sample.name)).toBe("");
});
