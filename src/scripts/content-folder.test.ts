import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
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
    ["--input-type=module", "--eval", `import { bundleFlags, clearOtherBuild } from "${script}"; ${code}`],
    { cwd: root, encoding: "utf8", env: { ...process.env, CONTENT_FOLDER: folder } },
  );
  expect(stderr).toBe("");
  return stdout;
}

test("a build from another folder, for another audience or in another place begins without cache and site, the same one keeps them", () => {
  const isKept = (folder?: string, audience = "visitors") => {
    for (const made of [".cache", "public"]) mkdirSync(join(root, made), { recursive: true });
    run(`clearOtherBuild("${audience}");`, folder);
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

test("the relay's bundle has the strings of the folder, or of data", () => {
  const write = (path: string, value: unknown) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), typeof value === "string" ? value : JSON.stringify(value));
  };
  write("tsconfig.json", {});
  write("package.json", { imports: { "#content/*": "./data/*" } });
  for (const name of ["data", "other"]) write(`${name}/site.json`, { name: `the company of ${name}` });
  write(
    "relay/worker.js",
    `import site from "#content/site.json"; export default { fetch: () => new Response(site.name) };`,
  );
  const bundle = (folder?: string) => {
    const flags = JSON.parse(run("console.log(JSON.stringify(bundleFlags()));", folder)) as string[];
    const command = "deploy relay/worker.js --dry-run --outdir bundle --name relay --compatibility-date 2026-04-01";
    const env = { ...process.env, WRANGLER_SEND_METRICS: "false", CI: "1" };
    const wrangler = resolve("node_modules/wrangler/bin/wrangler.js");
    const { status } = spawnSync(process.execPath, [wrangler, ...command.split(" "), ...flags], { cwd: root, env });
    expect(status).toBe(0);
    return /the company of \w+/u.exec(readFileSync(join(root, "bundle/worker.js"), "utf8"))?.[0];
  };
  expect([undefined, "other"].map(bundle)).toEqual(["the company of data", "the company of other"]);
});
