import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";

import { makeFolder } from "../content/testing/make-folder";

const root = makeFolder("build");

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

const settings = { name: "acme", main: "worker.ts", routes: [{ pattern: "www.acme.example", custom_domain: true }] };
const preview = { routes: [], vars: { MAIL_TO: "test@acme.example" } };
write("src/relay/wrangler.jsonc", JSON.stringify({ ...settings, vars: { MAIL_TO: "" }, env: { preview } }));
write("data/site.json", JSON.stringify({ url: "https://www.acme.example" }));

function build({ preview = false, relay = "" } = {}): void {
  rmSync(join(root, "public"), { recursive: true, force: true });
  write(
    "public/_headers",
    `/*\n  x-frame-options: DENY\n${preview ? "  x-robots-tag: noindex, nofollow\n" : ""}/*.pdf\n  x-robots-tag: noindex\n`,
  );
  const policy = `default-src 'none';base-uri 'none';form-action 'self'${relay && ` ${relay}`}`;
  write("public/index.html", `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`);
  write(".cache/nginx/server.conf", "");
}

/** Runs a script in the folder of the build. Returns its errors; empty if it succeeds. */
function run(script: string, args: readonly string[] = [], env: Record<string, string> = {}): string {
  rmSync(join(root, ".build"), { recursive: true, force: true });
  const clean = { ...process.env, CONTENT_FOLDER: "", GATSBY_RELAY_URL: "", NODE_OPTIONS: "", ...env };
  const command = [resolve(`src/scripts/${script}.mjs`), ...args];
  const { status, stderr } = spawnSync(process.execPath, command, { cwd: root, encoding: "utf8", env: clean });
  if (script === "pack-nginx") expect(existsSync(join(root, ".build/nginx"))).toBe(status === 0);
  return status === 0 ? "" : stderr;
}

const relay = "https://relay.acme.example";
const deploy = (...args: string[]) => run("deploy", ["--built", "--dry-run", ...args]);

test("a preview is packed and deployed only on request, and only a preview is published as one", () => {
  build({ relay, preview: true });
  for (const message of [deploy(), run("pack-nginx")]) {
    expect(message).toMatch(/^Nothing was (?:deployed|packed)\./u);
    expect(message).toContain("public/ is a preview: it contains drafts, and search engines do not index it.");
  }
  expect(run("pack-nginx", ["--preview"])).toBe("");
  build({ relay });
  expect(run("pack-nginx")).toBe("");
  for (const message of [deploy("--preview"), run("pack-nginx", ["--preview"])])
    expect(message).toContain(
      "public/ is a build for visitors, which search engines index. Run npm run build -- --preview",
    );
  // wrangler is not installed in this folder.
  expect(deploy()).not.toContain("Nothing was deployed.");
});

test("a folder without a finished build, or with a link, is not published", () => {
  build({ relay });
  symlinkSync("/proc/self/environ", join(root, "public/environ.txt"));
  expect(run("pack-nginx")).toContain(`${join("public", "environ.txt")} is a link`);
  for (const file of ["public/_headers", "public/index.html", "public"]) {
    build({ relay });
    rmSync(join(root, file), { recursive: true });
    expect(run("pack-nginx")).toContain("public/ contains no finished build. Run npm run build");
  }
  build({ relay });
  rmSync(join(root, ".cache"), { recursive: true });
  expect(run("pack-nginx")).toContain(".cache/nginx is missing.");
});

test.each([
  ["", "", "The site was built without GATSBY_RELAY_URL"],
  ["", relay, "The site was built without GATSBY_RELAY_URL"],
  ["", "https://www.acme.example/", ""],
  [relay, "", ""],
  [relay, `${relay}/v1`, ""],
  [relay, "https://other.acme.example", `The site was built with GATSBY_RELAY_URL=${relay}.`],
  [relay, "relay.acme.example", `The site was built with GATSBY_RELAY_URL=${relay}.`],
  ["https://www.acme.example", "", ""],
])(
  "a site built with the relay %j is packed with the setting %j if that is its relay: %j",
  (built, setting, message) => {
    build({ relay: built });
    const error = run("pack-nginx", [], { GATSBY_RELAY_URL: setting });
    expect(error === "" ? "" : error.split("\n")[1]).toContain(message);
    expect(error === "").toBe(message === "");
    if (error !== "") expect(error).toContain("GATSBY_RELAY_URL=https://www.acme.example\n");
  },
);
