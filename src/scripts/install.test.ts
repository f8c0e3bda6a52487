import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

const root = mkdtempSync(join(tmpdir(), "install-"));
afterAll(() => {
  rmSync(root, { recursive: true });
});

function write(file: string, value: object): void {
  writeFileSync(join(root, file), JSON.stringify(value));
}

test("an installation runs no script of a package or of the project", () => {
  const scripts = { postinstall: `node -e "require('fs').writeFileSync('ran', '')"` };
  const part = { name: "part", version: "1.0.0", scripts };
  mkdirSync(join(root, "part"));
  write("part/package.json", part);
  write("package.json", { name: "whole", version: "1.0.0", scripts, dependencies: { part: "file:part" } });
  write("package-lock.json", {
    ...{ name: "whole", version: "1.0.0", lockfileVersion: 3, requires: true },
    packages: {
      "": { name: "whole", version: "1.0.0", hasInstallScript: true, dependencies: { part: "file:part" } },
      "node_modules/part": { resolved: "part", link: true },
      part: { version: "1.0.0", hasInstallScript: true },
    },
  });
  const script = resolve("src/scripts/install.mjs");
  const { status, stderr } = spawnSync(process.execPath, [script], { cwd: root, encoding: "utf8" });
  expect([status, stderr]).toEqual([0, ""]);
  expect(existsSync(join(root, "node_modules/part/package.json"))).toBe(true);
  expect(["ran", "part/ran"].filter((file) => existsSync(join(root, file)))).toEqual([]);
});
