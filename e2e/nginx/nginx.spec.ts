import { createHash } from "node:crypto";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { request as requestPlain, type IncomingMessage } from "node:http";
import { request as requestSecure } from "node:https";
import { extname } from "node:path";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync, gunzipSync } from "node:zlib";

import { expect, test } from "@playwright/test";

import { listFiles } from "../../src/content/read/data-folder";
import { listBuiltPaths } from "../support/built-paths";
import { starter } from "../sites";
import { startNginx } from "./start-nginx";

const { publicFolder } = starter;
const [port, plainPort] = [starter.port + 20, starter.port + 21];
const host = "www.example.com";

let nginx: ReturnType<typeof startNginx> | undefined;
test.beforeAll(async () => {
  nginx = startNginx(port, plainPort);
  await expect.poll(() => ask("http", "/").catch(String)).toHaveProperty("status", 308);
});
test.afterAll(() => nginx?.stop());

interface Options {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

/** Requests a path unchanged, from the local server or from nginx with or without TLS. Throws if a header comes twice. */
async function ask(server: "local" | "https" | "http", path: string, { method = "GET", headers, body }: Options = {}) {
  const ports = { local: starter.port, https: port, http: plainPort };
  const send = server === "https" ? requestSecure : requestPlain;
  const request = send({
    host: "127.0.0.1",
    port: ports[server],
    path,
    method,
    rejectUnauthorized: false,
    servername: host,
    agent: false,
    setHost: false,
    headers: { host: server === "local" ? `localhost:${starter.port}` : host, ...headers },
  }).end(body);
  const [answer] = (await once(request, "response")) as [IncomingMessage];
  const names = answer.rawHeaders.filter((_, index) => index % 2 === 0).map((name) => name.toLowerCase());
  expect([path, names]).toEqual([path, [...new Set(names)]]);
  return { status: answer.statusCode ?? 0, headers: answer.headers, body: await buffer(answer) };
}

/** Headers of the connection, of validation and of compression, which differ. */
const ownHeaders =
  /^(?:accept-ranges|allow|cf-cache-status|connection|content-length|date|etag|keep-alive|last-modified|server|transfer-encoding|vary)$/u;

/** What both must answer. Cloudflare's redirects to paths without a slash are temporary, and no body has a type there. */
function compare({ status, headers, body }: Awaited<ReturnType<typeof ask>>) {
  const isPage = status === 200 || status === 404;
  const omitted = [...(isPage ? [] : ["content-type"]), ...(status === 405 ? ["cache-control"] : [])];
  const shared = Object.entries(headers).filter(([name]) => !ownHeaders.test(name) && !omitted.includes(name));
  return {
    status: status === 307 ? 308 : status,
    headers: Object.fromEntries(shared),
    body: isPage ? createHash("sha256").update(body).digest("hex") : "",
  };
}

/** Lists a file of each extension in each folder at the top. */
function listSamples(): string[] {
  const files = listFiles(publicFolder)
    .map((file) => `/${file}`)
    .filter((file) => !/\/_[^/]*$|\.html$/u.test(file));
  return [...new Map(files.map((file) => [`${file.split("/", 2).join("/")} ${extname(file)}`, file])).values()];
}

const pages = listBuiltPaths(starter).map(({ path }) => path);
const page = pages.find((path) => /^\/\w+$/u.test(path)) ?? "";
const redirects = readFileSync(`${publicFolder}/_redirects`, "utf8")
  .split("\n")
  .flatMap((line) => line.split(" ")[0] ?? []);
const script = listSamples().find((file) => file.endsWith(".js")) ?? "";

const paths = [
  ...pages,
  ...listSamples(),
  ...redirects.filter(Boolean).flatMap((path) => [path, `${path}?a=b`]),
  ...["/", "/index.html", `${page}/`, `${page}/index.html`].map((path) => `${path}?a=b`),
  `${page}/`,
  `${page}//`,
  `${page}%2F`,
  `${page}/index.html`,
  "/index.html",
  "/index.html/",
  `${page}.html`,
  `${page}?a=b`,
  page.toUpperCase(),
  "/404",
  "/404.html",
  "/static",
  "/static/",
  "/page-data/",
  "/blog",
  "/nowhere",
  "/nowhere/",
  "/nowhere.js",
  "/nowhere.svg",
  "/static/nowhere.png",
  "/social/nowhere.png",
  "/_headers",
  "/_redirects",
  ...["br", "gz", "map"].flatMap((extension) =>
    ["/index.html", `${page}/index.html`, script, "/robots.txt"].map((path) => `${path}.${extension}`),
  ),
  "/index.html%2Egz",
  "/index.html.br?a=b",
  "/index.html.br/",
  `${page}.br`,
  "/%69ndex.html",
  `${page}%0A`,
  `${page}%0D%0Ax-a:%20b`,
  `/static/..${page}`,
  "/.env",
  "/.git/config",
  "/a/..%2fnowhere",
  "/%5Cevil.example",
  "/%2F%2Fevil.example/",
  "//evil.example",
];

test("nginx answers as the local server does: status, headers and content", async () => {
  expect(paths.length).toBeGreaterThan(60);
  for (const path of paths)
    expect([path, compare(await ask("https", path))]).toEqual([path, compare(await ask("local", path))]);
});

test("nginx answers other methods as the local server does", async () => {
  for (const method of ["HEAD", "POST", "PUT", "DELETE", "OPTIONS"])
    for (const path of [page, script, "/nowhere"])
      expect([method, path, compare(await ask("https", path, { method }))]).toEqual([
        method,
        path,
        compare(await ask("local", path, { method })),
      ]);
});

test("nginx passes the form, events of a mail provider and the question after the health on to the relay", async () => {
  const json = { "content-type": "application/json" };
  const requests: [path: string, options: Options, status: number][] = [
    // No canary has arrived.
    ["/health", {}, 503],
    ["/bounces", { method: "POST", headers: json, body: "{}" }, 401],
    ["/send-email", { headers: { accept: "text/html" } }, 303],
    ["/send-email", { method: "POST", headers: json, body: "{}" }, 422],
    ["/send-email", { method: "OPTIONS" }, 204],
  ];
  for (const [path, options, status] of requests) {
    const [answer, local] = [await ask("https", path, options), await ask("local", path, options)];
    expect([path, answer.status]).toEqual([path, status]);
    expect([path, compare(answer)]).toEqual([path, compare(local)]);
    expect([path, answer.headers["cache-control"]]).toEqual([path, local.headers["cache-control"]]);
  }
});

test("a range is answered with the whole file, and no answer to an invalid one is cached", async () => {
  for (const range of ["bytes=0-9", "bytes=99999999-", "bytes=9-0", "nonsense"])
    for (const path of [page, script]) {
      const { status, body } = await ask("https", path, { headers: { range } });
      const local = await ask("local", path);
      expect([range, status, body.equals(local.body)]).toEqual([range, 200, true]);
    }
});

test("compressed files have the same content, and an ETag of their own", async () => {
  for (const path of [page, script, "/robots.txt", "/nowhere"]) {
    const plain = await ask("https", path);
    const { headers, body } = await ask("https", path, { headers: { "accept-encoding": "gzip, deflate, br" } });
    expect([path, headers.vary]).toEqual([path, "Accept-Encoding"]);
    const isBrotli = headers["content-encoding"] === "br";
    expect((isBrotli ? brotliDecompressSync : gunzipSync)(body).equals(plain.body)).toBe(true);
    expect(headers.etag).not.toBe(plain.headers.etag ?? "");
  }
  const brotli = readFileSync(`${starter.root}/.build/nginx/public${script}.br`);
  expect(brotliDecompressSync(brotli).equals(readFileSync(publicFolder + script))).toBe(true);
});

test("an unchanged file is answered with 304 and the same headers", async () => {
  const { headers } = await ask("https", script);
  const answer = await ask("https", script, { headers: { "if-none-match": headers.etag ?? "" } });
  expect(answer.status).toBe(304);
  expect(answer.headers["cache-control"]).toBe(headers["cache-control"]);
});

test("a file that has not changed since a date is answered with 304, also if the date is in the future", async () => {
  const { headers } = await ask("https", page);
  const changed = Date.parse(headers["last-modified"] ?? "");
  const dates = [0, 1, 10 ** 9, 10 ** 11, -1].map((seconds) => new Date(changed + seconds * 1000).toUTCString());
  const statuses = [...dates, "nonsense"].map(async (date) => {
    const answer = await ask("https", page, { headers: { "if-modified-since": date } });
    return answer.status;
  });
  expect(await Promise.all(statuses)).toEqual([304, 304, 304, 304, 200, 200]);
  // The ETag decides for browsers, which send both.
  const other = { "if-modified-since": dates[2] ?? "", "if-none-match": `"other"` };
  expect((await ask("https", page, { headers: other })).status).toBe(200);
});

test("no request leads to a host of its own choice", async () => {
  const target = "//evil.example/%2e%2e";
  for (const name of ["evil.example", "www.example.com.evil.example", "127.0.0.1", "example.com:80", "EXAMPLE.COM."])
    for (const server of ["http", "https"] as const) {
      const { status, headers } = await ask(server, target, { headers: { host: name } });
      const apex = server === "http" && /^example\.com/iu.test(name);
      expect([name, status, headers.location]).toEqual([name, 308, `https://${apex ? "example.com" : host}${target}`]);
    }
  for (const path of ["@evil.example/", ".evil.example/", "http://evil.example/a"]) {
    const { status, headers } = await ask("http", path);
    expect([path, status, headers.location]).toEqual([
      path,
      ...(path.startsWith("http") ? [308, `https://${host}/a`] : [400, undefined]),
    ]);
  }
});

test("other addresses lead to the site, each host has Strict-Transport-Security, and no answer names the version", async () => {
  const apex = { headers: { host: "example.com" } };
  const leads = [
    [await ask("http", `${page}?a=b`), `https://${host}${page}?a=b`],
    [await ask("http", page, apex), `https://example.com${page}`],
    [await ask("https", `${page}?a=b`, apex), `https://${host}${page}?a=b`],
  ] as const;
  for (const [{ status, headers }, location] of leads) expect([status, headers.location]).toEqual([308, location]);
  expect(leads.map(([{ headers }]) => headers["strict-transport-security"] !== undefined)).toEqual([
    false,
    false,
    true,
  ]);
  for (const path of [page, "/nowhere", "/%"]) expect((await ask("https", path)).headers["server"]).toBe("nginx");
});
