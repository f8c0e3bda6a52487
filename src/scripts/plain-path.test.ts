import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";

import { makeFolder } from "../content/testing/make-folder";

const root = makeFolder("plain-path");

/** Builds a project that copies its source, and returns the folder in which it was built. */
function build(name: string): string {
  const project = join(root, name);
  mkdirSync(join(project, "node_modules", "a"), { recursive: true });
  mkdirSync(join(project, "src"), { recursive: true });
  writeFileSync(join(project, "src", "page.txt"), name);
  const script = `
    import { cpSync, existsSync, mkdirSync } from "node:fs";
    import { buildAtPlainPath } from ${JSON.stringify(resolve("src/scripts/plain-path.mjs"))};
    process.exitCode = buildAtPlainPath(() => {
      mkdirSync("public", { recursive: true });
      cpSync("src/page.txt", "public/page.txt");
      console.log(process.cwd());
      return existsSync("node_modules/a") ? 0 : 1;
    });`;
  const { status, stdout, stderr } = spawnSync(process.execPath, ["--input-type=module", "-e", script], {
    cwd: project,
    encoding: "utf8",
  });
  expect([status, stderr]).toEqual([0, ""]);
  expect(readFileSync(join(project, "public", "page.txt"), "utf8")).toBe(name);
  return stdout.trim();
}

test("a project is built where it is, if its path is plain", () => {
  expect(build("Ana's site, 2026 – neu")).toBe(join(root, "Ana's site, 2026 – neu"));
});

test("a project whose path is a pattern is built in a copy, and its site is brought back", () => {
  const copy = build("Ana's site (new) [1]");
  expect(copy).not.toMatch(/[()[\]]/u);
  // The next build uses the same copy, with its cache.
  writeFileSync(join(copy, "src", "deleted.txt"), "");
  mkdirSync(join(copy, ".cache"));
  expect(build("Ana's site (new) [1]")).toBe(copy);
  expect([existsSync(join(copy, "src", "deleted.txt")), existsSync(join(copy, ".cache"))]).toEqual([false, true]);
  rmSync(copy, { recursive: true });
});
