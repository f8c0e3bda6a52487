import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { request as sendRequest } from "node:https";
import { extname } from "node:path";

import type { APIRequestContext, APIResponse } from "@playwright/test";

import { listAllPaths, publicFolder } from "../built-paths";
import { expect, test } from "../test";
import { startNginx, type Nginx } from "./start-nginx";

// Otherwise each test could be given an nginx of its own.
test.describe.configure({ mode: "default" });

let nginx: Nginx;

test.beforeAll(async () => {
  nginx = await startNginx();
});

test.afterAll(() => nginx.stop());

const www = "www.example.com";

/** Written for other hosts, and not for visitors. */
const unserved = ["/_headers", "/_redirects"];

/** Names of all headers that the build gives to any path. */
const ownHeaders = [
  ...new Set(
    [...readFileSync(`${publicFolder}/_headers`, "utf8").matchAll(/^ {2}([a-z-]+): /gmu)].map(([, name]) => name),
  ),
].filter((name) => name !== undefined);

const files = readdirSync(publicFolder, { recursive: true, encoding: "utf8", withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => `${entry.parentPath.replaceAll("\\", "/").slice(publicFolder.length)}/${entry.name}`);

/** One file of each kind in each folder of the root, pages left out. */
function listKinds(): string[] {
  const kinds = files
    .filter((path) => !unserved.includes(path) && !path.endsWith(".html"))
    .map((path) => [`${path.split("/").slice(1, -1)[0] ?? ""} ${extname(path)}`, path] as const);
  return [...new Map(kinds).values()];
}

function get(request: APIRequestContext, path: string, headers = {}): Promise<APIResponse> {
  const url = `https://localhost:${nginx.httpsPort}${path}`;
  return request.get(url, { ignoreHTTPSErrors: true, maxRedirects: 0, headers: { host: www, ...headers } });
}

/**
 * What matters of an answer: each header's values are joined, so that one that is sent twice differs. How long browsers are to use HTTPS is a
 * setting of the site that the sample has by hand; it need only be there.
 */
async function summarize(path: string, answer: APIResponse) {
  const sent = answer.headersArray();
  const headers = ["content-type", ...ownHeaders].map((name) => {
    const values = sent.filter((header) => header.name.toLowerCase() === name).map(({ value }) => value);
    return name === "strict-transport-security" ? `${name}: ${values.length}` : `${name}: ${values.join(" and ")}`;
  });
  const body = createHash("sha256")
    .update(await answer.body())
    .digest("hex");
  return { path, status: answer.status(), headers, body };
}

async function expectSame(request: APIRequestContext, path: string, headers = {}): Promise<void> {
  const expected = await summarize(path, await request.get(path, { maxRedirects: 0, headers }));
  expect(await summarize(path, await get(request, path, headers))).toEqual(expected);
}

test("pages and files are answered as the site's own server answers them", async ({ request }) => {
  expect(listKinds().length).toBeGreaterThan(10);
  expect(ownHeaders.length).toBeGreaterThan(8);
  for (const path of [...listAllPaths(), ...listKinds()]) await expectSame(request, path);
});

test("unknown paths are answered with the 404 page, which is not cached", async ({ request }) => {
  for (const path of [
    "/nowhere",
    "/nowhere/",
    "/nowhere?query",
    "/blog",
    "/blog/nowhere",
    "/blog/nowhere/",
    "/Team",
    "/404",
    "/404.html",
    "/nowhere.js",
    "/static",
    "/static/",
    "/static/nowhere.js",
    "/social/nowhere.png",
    "/page-data/nowhere/page-data.json",
    "/.well-known/nowhere.txt",
  ]) {
    await expectSame(request, path, { "if-none-match": '"x"' });
    expect([path, (await get(request, path)).headers()["cache-control"]]).toEqual([path, "no-store"]);
  }
});

test("a page has one address: with a slash, or as a file, it leads there", async ({ request }) => {
  for (const path of listAllPaths()) {
    const others = path === "/" ? ["/index.html"] : [`${path}/`, `${path}/index.html`];
    for (const other of others) {
      for (const query of ["", "?a=b&c"]) {
        const answer = await get(request, other + query);
        const { location, "cache-control": cache } = answer.headers();
        expect([other, answer.status(), location, cache]).toEqual([other, 308, path + query, undefined]);
      }
    }
  }
});

test("redirects of the build are nginx's, with a query, too", async ({ request }) => {
  const lines = readFileSync(`${publicFolder}/_redirects`, "utf8").trim().split("\n");
  expect(lines.length).toBeGreaterThan(1);
  for (const line of lines) {
    const [from = "", to = "", status] = line.split(" ");
    for (const query of ["", "?from=mail"]) {
      const answer = await get(request, from + query);
      expect([from, answer.status(), answer.headers()["location"]]).toEqual([from, Number(status), to + query]);
      expect(answer.headers()["x-content-type-options"]).toBe("nosniff");
    }
  }
});

test("what is written for other hosts is not served", async ({ request }) => {
  expect(files).toEqual(expect.arrayContaining(unserved));
  for (const path of unserved) {
    const answer = await get(request, path);
    expect([path, answer.status(), answer.headers()["cache-control"]]).toEqual([path, 404, "no-store"]);
  }
});

test("texts are compressed, pictures and fonts are not", async ({ request }) => {
  for (const path of ["/", ...listKinds()]) {
    const { "content-encoding": encoding } = (await get(request, path)).headers();
    const isCompressed = /\.(?:avif|ico|png|webp|woff2)$/u.test(path);
    expect([path, encoding]).toEqual([path, isCompressed ? undefined : "gzip"]);
  }
});

test("a part of a file, and one that has not changed, are answered as such", async ({ request }) => {
  const path = files.find((name) => name.endsWith(".avif")) ?? "";
  const whole = await get(request, path);
  const part = await get(request, path, { range: "bytes=0-9" });
  expect([part.status(), (await part.body()).length]).toEqual([206, 10]);
  const same = await get(request, path, { "if-none-match": whole.headers()["etag"] ?? "" });
  for (const answer of [part, same]) {
    expect(answer.headers()["cache-control"]).toBe("public, max-age=31536000, immutable");
  }
  expect(same.status()).toBe(304);
});

test("the bare domain and plain HTTP lead to the site, path and query included", async ({ request }) => {
  const plain = `http://localhost:${nginx.httpPort}/team/?a=b`;
  const locations = [
    await get(request, "/team/?a=b", { host: "example.com" }),
    await request.get(plain, { maxRedirects: 0, headers: { host: www } }),
    await request.get(plain, { maxRedirects: 0, headers: { host: "example.com" } }),
  ].map((answer) => [answer.status(), answer.headers()["location"]]);
  expect(locations).toEqual(Array(3).fill([308, `https://${www}/team/?a=b`]));
});

/** Sends a path as it is written: clients tidy it up. */
function getRaw(path: string): Promise<{ status: number | undefined; location: string | undefined }> {
  const options = { port: nginx.httpsPort, host: "127.0.0.1", path, headers: { host: www }, rejectUnauthorized: false };
  return new Promise((resolve, reject) => {
    sendRequest(options, (answer) => {
      answer.resume();
      resolve({ status: answer.statusCode, location: answer.headers.location });
    })
      .on("error", reject)
      .end();
  });
}

test("no path leads to another host", async () => {
  for (const path of [
    "//evil.example",
    "//evil.example/",
    "//evil.example/index.html",
    "/%5Cevil.example/",
    "/%2F%2Fevil.example/",
    "/%0D%0Alocation:%20https://evil.example/",
  ]) {
    expect([path, await getRaw(path)]).toEqual([path, { status: 404, location: undefined }]);
  }
  expect(await getRaw("//evil.example/%2f..")).toEqual({ status: 200, location: undefined });
  expect(await getRaw("//team/")).toEqual({ status: 308, location: "/team" });
});
