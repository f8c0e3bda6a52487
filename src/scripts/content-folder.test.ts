import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

const root = mkdtempSync(join(tmpdir(), "folder-"));
afterAll(() => {
  rmSync(root, { recursive: true });
});

/** Runs the script's exports as a build does, and returns what is printed. */
function run(code: string, folder?: string): string {
  const script = pathToFileURL(resolve("src/scripts/content-folder.mjs")).href;
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ["--input-type=module", "--eval", `import { aliasFlags, clearOtherContent } from "${script}"; ${code}`],
    { cwd: root, encoding: "utf8", env: { ...process.env, CONTENT_FOLDER: folder } },
  );
  expect(stderr).toBe("");
  return stdout;
}

test("a build from another folder begins without the cache and the site of the one before, a build from the same one keeps them", () => {
  const isKept = (folder?: string) => {
    for (const made of [".cache", "public"]) mkdirSync(join(root, made), { recursive: true });
    run("clearOtherContent();", folder);
    return [".cache", "public"].map((made) => existsSync(join(root, made)));
  };
  const folders = [undefined, "", "other", "other", undefined, undefined];
  expect(folders.map(isKept)).toEqual([true, true, false, true, false, true].map((kept) => [kept, kept]));
});

test("the relay's bundle has the strings of the folder", () => {
  const print = "console.log(aliasFlags.join());";
  expect(run(print)).toBe("\n");
  const path = join(root, "other", "interface.json");
  expect(run(print, "other")).toContain(`--alias,#content/interface.json:${path}`);
});
