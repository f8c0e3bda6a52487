import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

import { listFiles } from "../content/read/data-folder";
import { makeFolder } from "../content/testing/make-folder";

const root = makeFolder("folder");

function clearOtherBuild(audience: string, folder?: string): void {
  const script = pathToFileURL(resolve("src/scripts/content-folder.mjs")).href;
  const code = `import { clearOtherBuild } from "${script}"; clearOtherBuild("${audience}");`;
  const env = { ...process.env, CONTENT_FOLDER: folder };
  const node = spawnSync(process.execPath, ["--input-type=module", "--eval", code], { cwd: root, env });
  expect(node.status).toBe(0);
}

test("the site and the path of its form are read from the chosen folder, or from data", () => {
  const script = pathToFileURL(resolve("src/content/site.cjs")).href;
  const code = `import { readData, readSite } from "${script}"; console.log(readSite().url, readData("pages/contact.json").path);`;
  const read = (folder: string | undefined) => {
    const env = { ...process.env, CONTENT_FOLDER: folder };
    const node = spawnSync(process.execPath, ["--input-type=module", "--eval", code], {
      cwd: root,
      env,
      encoding: "utf8",
    });
    return node.stdout.trim();
  };
  for (const folder of ["data", "other"]) {
    mkdirSync(join(root, folder, "pages"), { recursive: true });
    writeFileSync(join(root, folder, "site.json"), JSON.stringify({ url: `https://${folder}.example` }));
    writeFileSync(join(root, folder, "pages/contact.json"), JSON.stringify({ path: `/${folder}` }));
  }
  expect([undefined, "", "other"].map(read)).toEqual([
    "https://data.example /data",
    "https://data.example /data",
    "https://other.example /other",
  ]);
});

test("only one module reads the setting of the folder", () => {
  const files = ["src", "tools/editing"].flatMap((folder) => listFiles(folder).map((file) => `${folder}/${file}`));
  const code = files.filter((file) => /\.(?:[cm]?js|tsx?)$/u.test(file) && !/\.test\.|\/testing\//u.test(file));
  const readers = code.filter((file) => readFileSync(file, "utf8").includes('env["CONTENT_FOLDER"]'));
  expect(readers).toEqual(["src/content/site.cjs"]);
});

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
