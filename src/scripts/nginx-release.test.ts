import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

const site = mkdtempSync(join(tmpdir(), "nginx-release-"));

afterAll(() => rmSync(site, { recursive: true }));

const [, recipe = ""] = /^On the host, as root[^]*?^```sh\nrelease=.*\n([^]*?)^```/mu.exec(
  readFileSync("docs/deploy-nginx.md", "utf8"),
) ?? [""];

/** Follows the guide for a release with these files, without nginx. */
function release(name: string, files: readonly string[]): void {
  for (const file of ["server.conf", ...files.map((each) => `public/${each}`)]) {
    const path = join(site, "releases", name, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, name);
  }
  const script = `release=${name}\n${recipe.replaceAll("/srv/website", site).replace(/^nginx .*\n/mu, "")}`;
  const { status, stderr } = spawnSync("sh", ["-c", script], { encoding: "utf8" });
  expect([status, stderr]).toEqual([0, ""]);
}

test("a release for nginx keeps the hashed files of earlier ones for 30 days, and nothing else of them", () => {
  const page = "index.html";
  release("1", [page, "old.html", "app-1.js", "app-1.js.br", "static/one.webp"]);
  release("2", [page, "app-2.js", "static/one.webp"]);
  const isServed = (name: string) => existsSync(join(site, "current/public", name));
  expect(["app-1.js", "app-1.js.br", "app-2.js", "static/one.webp"].filter((name) => !isServed(name))).toEqual([]);
  expect(isServed("old.html")).toBe(false);
  expect(readFileSync(join(site, "current/public/static/one.webp"), "utf8")).toBe("2");
  // A month without a deployment.
  const old = Date.now() / 1000 - 31 * 24 * 60 * 60;
  for (const [file, time] of [
    ["public/app-1.js", old - 60 * 60 * 24],
    ["public/app-2.js", old],
    ["server.conf", old - 60 * 60],
  ] as const)
    utimesSync(join(site, "current", file), time, time);
  release("3", [page, "app-3.js"]);
  expect(["app-1.js", "app-2.js", "app-3.js"].map(isServed)).toEqual([false, true, true]);
  release("4", [page, "app-4.js"]);
  expect(["app-2.js", "app-3.js"].map(isServed)).toEqual([true, true]);
});
