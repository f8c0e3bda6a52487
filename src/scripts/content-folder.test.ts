import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

import { makeFolder } from "../content/testing/make-folder";

const root = makeFolder("folder");

function clearOtherBuild(audience: string, folder?: string): void {
  const script = pathToFileURL(resolve("src/scripts/content-folder.mjs")).href;
  const code = `import { clearOtherBuild } from "${script}"; clearOtherBuild("${audience}");`;
  const env = { ...process.env, CONTENT_FOLDER: folder };
  const node = spawnSync(process.execPath, ["--input-type=module", "--eval", code], { cwd: root, env });
  expect(node.status).toBe(0);
}

test("a build from another folder, for another audience or in another place begins without cache and site, the same one keeps them", () => {
  const isKept = (folder?: string, audience = "visitors") => {
    for (const made of [".cache", "public"]) mkdirSync(join(root, made), { recursive: true });
    clearOtherBuild(audience, folder);
    const [cache, site] = [".cache", "public"].map((made) => existsSync(join(root, made)));
    expect(cache).toBe(site);
    return site;
  };
  const folders = [undefined, "", "other", "other", undefined];
  expect(folders.map((folder) => isKept(folder))).toEqual([false, true, false, true, false]);
  const audiences = ["editors", "editors", "visitors", "visitors"];
  expect(audiences.map((audience) => isKept("", audience))).toEqual([false, true, false, true]);
  const stamp = join(root, ".build/last-build");
  writeFileSync(stamp, readFileSync(stamp, "utf8").replace("folder-", "moved-"));
  expect([isKept(), isKept()]).toEqual([false, true]);
});
