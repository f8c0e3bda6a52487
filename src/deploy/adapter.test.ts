import { mkdirSync, mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import type { IAdapter } from "gatsby";

import { staticHost } from "./adapter";
import { listCommonHeaders, listHeaders } from "./headers";

type Adaptation = Parameters<IAdapter["adapt"]>[0];

const common = listCommonHeaders(false);
const immutable = { key: "cache-control", value: "public, max-age=31536000, immutable" };
const revalidate = { key: "cache-control", value: "public, max-age=0, must-revalidate" };

const headerRoutes = [
  { path: "/*", headers: [revalidate, { key: "x-frame-options", value: "SAMEORIGIN" }] },
  { path: "/static/*", headers: [immutable] },
];
const routesManifest = [
  { type: "static", path: "/", filePath: "public/index.html", headers: [revalidate, ...common] },
  { type: "static", path: "/static/a.png", filePath: "public/static/a.png", headers: [revalidate, ...common] },
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
  await staticHost(common).adapt({ routesManifest, headerRoutes, reporter } as unknown as Adaptation);
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
  expect((await adapt("false")).redirects).toContain("/product /product/overview 308\n");
  expect((await adapt()).redirects).toContain("/product /product/overview 308\n");
});

test("all paths have the common headers, folders add theirs, and the files for the host have no rule", async () => {
  const lines = common.map(({ key, value }) => `  ${key}: ${value}\n`).join("");
  expect((await adapt()).headers).toBe(`/*\n${lines}/static/*\n  cache-control: public, max-age=31536000, immutable\n`);
});

test("search engines must not index a preview", () => {
  const noIndex = { key: "x-robots-tag", value: "noindex, nofollow" };
  expect(listCommonHeaders(true)).toEqual([...common, noIndex]);
});

test("other sites may show icons and social cards, and cards are cached for a day", () => {
  const rules = new Map(listHeaders(common).map(({ source, headers }) => [source, headers]));
  for (const path of ["/social/*", "/favicon.svg", "/favicon.ico", "/apple-touch-icon.png"]) {
    expect(rules.get(path)).toContainEqual({ key: "cross-origin-resource-policy", value: "cross-origin" });
  }
  expect(rules.get("/social/*")).toContainEqual({
    key: "cache-control",
    value: "public, max-age=86400, must-revalidate",
  });
});
