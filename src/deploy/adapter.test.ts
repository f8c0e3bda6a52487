import { mkdirSync, mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import type { IAdapter } from "gatsby";

import { staticHost } from "./adapter";
import { headers } from "./headers";

type Adaptation = Parameters<IAdapter["adapt"]>[0];

const common = headers.find(({ source }) => source === "/*")?.headers ?? [];

const routesManifest = [
  { type: "static", path: "/", filePath: "public/index.html", headers: common },
  { type: "static", path: "/_headers", filePath: "public/_headers", headers: [{ key: "x-other", value: "1" }] },
  { type: "redirect", path: "/product", toPath: "/product/overview", status: 308, headers: [] },
];

/** Adapts a build in a folder of its own. */
async function adapt(netlify?: string): Promise<{ headers: string; redirects: string }> {
  const folder = mkdtempSync(join(tmpdir(), "adapter-"));
  mkdirSync(join(folder, "public"));
  process.chdir(folder);
  if (netlify === undefined) delete process.env["NETLIFY"];
  else process.env["NETLIFY"] = netlify;
  const reporter = { info: () => undefined };
  await staticHost().adapt({ routesManifest, headerRoutes: [], reporter } as unknown as Adaptation);
  return {
    headers: readFileSync("public/_headers", "utf8"),
    redirects: readFileSync("public/_redirects", "utf8"),
  };
}

const { cwd, env } = { cwd: process.cwd(), env: process.env["NETLIFY"] };

afterEach(() => {
  process.chdir(cwd);
  if (env === undefined) delete process.env["NETLIFY"];
  else process.env["NETLIFY"] = env;
});

test("a build on Netlify writes forced redirects, and one elsewhere does not", async () => {
  expect((await adapt("true")).redirects).toContain("/product /product/overview 301!\n");
  expect((await adapt()).redirects).toContain("/product /product/overview 308\n");
});

test("paths without a file have the security headers, and the files for the host have no rule", async () => {
  const written = await adapt();
  expect(written.headers).toMatch(/^\/\*\n {2}x-content-type-options: nosniff\n/u);
  expect(written.headers).not.toContain("_headers");
});
