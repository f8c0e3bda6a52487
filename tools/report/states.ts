import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { brotliCompressSync } from "node:zlib";

import { load } from "cheerio";

import { listBuiltPaths } from "../../e2e/support/built-paths";
import { own, type Site } from "../../e2e/sites";
import { run } from "../../src/scripts/run.mjs";
import type { State } from "./compare";

const root = ".build/report/before";
const stamp = `${root}.txt`;

/** Site of the revision. Its folder keeps Gatsby's cache. */
export const before: Site = { ...own, root, publicFolder: `${root}/public` };

/** Checks out a revision with an index of its own. Links the installed packages if the lockfile is the same. */
function checkOut(commit: string): void {
  rmSync(stamp, { force: true });
  mkdirSync(root, { recursive: true });
  const env = { ...process.env, GIT_INDEX_FILE: resolve(root, ".git-index") };
  execFileSync("git", [`--work-tree=${root}`, "read-tree", "--reset", "-u", commit], { env, stdio: "inherit" });
  const [lockfile, other] = [".", root].map((folder) => readFileSync(join(folder, "package-lock.json"), "utf8"));
  rmSync(join(root, "node_modules"), { recursive: true, force: true });
  if (lockfile === other) symlinkSync(resolve("node_modules"), join(root, "node_modules"), "junction");
}

/** Builds the revision, unless its build of that day is there, and the working tree. */
export function buildStates(revision: string, day: string): void {
  const commit = execFileSync("git", ["rev-parse", "--verify", `${revision}^{commit}`], { encoding: "utf8" }).trim();
  const isBuilt = existsSync(stamp) && readFileSync(stamp, "utf8") === `${commit} ${day}`;
  if (!isBuilt) checkOut(commit);
  for (const folder of isBuilt ? ["."] : [root, "."])
    if (run("npm", ["run", "build", "--prefix", folder], { CONTENT_DATE: day }) !== 0) process.exit(1);
  writeFileSync(stamp, `${commit} ${day}`);
}

export function readState(site: Site): State {
  const read = (file: string) => readFileSync(join(site.publicFolder, file), "utf8");
  const files = listBuiltPaths(site).map(({ path }) => [path, join(path, "index.html")] as const);
  const sizes: Record<string, number> = {};
  return {
    url: site.settings.url,
    pages: new Map([...files, ["/404.html", "404.html"] as const].map(([path, file]) => [path, load(read(file))])),
    redirects: new Set(Array.from(read("_redirects").matchAll(/^\S*[^\s/](?=\s)/gmu), ([path]) => path)),
    weigh(name) {
      const file = join(site.publicFolder, name);
      if (!existsSync(file) || !statSync(file).isFile()) return 0;
      const compress = /\.(?:html|js|json|svg)$/u.test(file) ? brotliCompressSync : (content: Buffer) => content;
      return (sizes[file] ??= compress(readFileSync(file)).length / 1024);
    },
  };
}
