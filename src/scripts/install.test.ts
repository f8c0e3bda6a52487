import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";

import { makeFolder } from "../content/testing/make-folder";

const root = makeFolder("install");

const scripts = { postinstall: `node -e "require('fs').writeFileSync('ran', '')"` };

function write(file: string, value: object): void {
  writeFileSync(join(root, file), JSON.stringify(value, null, 2));
}

/** Installs a project with one package. Returns whether npm was needed. */
function install(name: string, version: string): boolean {
  rmSync(join(root, "node_modules/part"), { recursive: true, force: true });
  const project = { name, version: "1.0.0", dependencies: { part: "file:part" } };
  mkdirSync(join(root, "part"), { recursive: true });
  write("part/package.json", { name: "part", version, scripts });
  write("package.json", { ...project, scripts });
  const packages = {
    "": { ...project, hasInstallScript: true },
    "node_modules/part": { resolved: "part", link: true },
    part: { version, hasInstallScript: true },
  };
  write("package-lock.json", { name, version: "1.0.0", lockfileVersion: 3, requires: true, packages });
  const script = resolve("src/scripts/install.mjs");
  const { status, stderr } = spawnSync(process.execPath, [script], { cwd: root, encoding: "utf8" });
  expect([status, stderr]).toEqual([0, ""]);
  return existsSync(join(root, "node_modules/part/package.json"));
}

test("an installation runs no script of a package or of the project", () => {
  expect(install("whole", "1.0.0")).toBe(true);
  expect(["ran", "part/ran"].filter((file) => existsSync(join(root, file)))).toEqual([]);
});

test("packages are installed again when one has changed, not when the project has another name", () => {
  install("whole", "1.0.0");
  expect([install("other", "1.0.0"), install("other", "1.0.1")]).toEqual([false, true]);
});
