import { mkdirSync, mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import type { IAdapter } from "gatsby";

import { staticHost } from "./adapter";
import { fileHeaders } from "./headers";

const routesManifest = [
  { type: "static", path: "/team" },
  { type: "static", path: "/_headers" },
  { type: "redirect", path: "/product", toPath: "/product/overview", status: 308 },
];

/** Adapts a build in a folder of its own. */
async function adapt(isPreview = false): Promise<{ headers: string; redirects: string }> {
  const folder = mkdtempSync(join(tmpdir(), "adapter-"));
  mkdirSync(join(folder, "public"));
  process.chdir(folder);
  const adaptation = { routesManifest, reporter: { info: () => undefined } };
  await staticHost(isPreview).adapt(adaptation as unknown as Parameters<IAdapter["adapt"]>[0]);
  return {
    headers: readFileSync("public/_headers", "utf8"),
    redirects: readFileSync("public/_redirects", "utf8"),
  };
}

const cwd = process.cwd();

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

test("a build elsewhere writes files for Cloudflare, with few rules", async () => {
  const { headers, redirects } = await adapt();
  expect(redirects).toContain("/product /product/overview 308\n");
  expect(headers.match(/^\/.*$/gmu)).toEqual(["/*", ...fileHeaders.map(({ path }) => path)]);
});

test("search engines must not index a preview", async () => {
  expect((await adapt(true)).headers).toContain("x-robots-tag: noindex, nofollow");
  expect((await adapt()).headers).not.toContain("x-robots-tag");
});
