import { mkdirSync, mkdtempSync, readFileSync } from "node:fs";
import { join } from "node:path";

import type { IAdapter } from "gatsby";

import { makeFolder } from "../content/testing/make-folder";
import { staticHost } from "./adapter";

const routesManifest = [
  { type: "static", path: "/team" },
  { type: "static", path: "/_headers" },
  { type: "redirect", path: "/product", toPath: "/product/overview", status: 308 },
];

const cwd = process.cwd();
const folder = makeFolder("adapter");

/** Adapts a build in a folder of its own. */
async function adapt(isPreview = false): Promise<{ headers: string; redirects: string; nginx: string }> {
  process.chdir(mkdtempSync(join(folder, "build-")));
  mkdirSync("public");
  const adaptation = { routesManifest, reporter: { info: () => undefined } };
  await staticHost(isPreview).adapt(adaptation as unknown as Parameters<IAdapter["adapt"]>[0]);
  const [headers = "", redirects = "", nginx = ""] = [
    "public/_headers",
    "public/_redirects",
    ".cache/nginx/server.conf",
  ].map((file) => readFileSync(file, "utf8"));
  return { headers, redirects, nginx };
}

afterEach(() => {
  process.chdir(cwd);
  delete process.env["NETLIFY"];
});

test("a build on Netlify writes files for it, with no rule for the files themselves", async () => {
  process.env["NETLIFY"] = "true";
  const { headers, redirects } = await adapt();
  expect(redirects).toContain("/product /product/overview 301!\n");
  expect(headers).toContain("/team\n");
  expect(headers).not.toContain("_headers");
});

test("a preview is not indexed, on nginx as well", async () => {
  const [site, preview] = [await adapt(), await adapt(true)];
  expect([site.headers, site.nginx].join()).not.toContain("noindex, nofollow");
  expect(preview.headers).toContain("x-robots-tag: noindex, nofollow");
  expect(preview.nginx).toContain('x-robots-tag "noindex, nofollow"');
});
