import { createSecureServer } from "node:http2";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";

import { load } from "cheerio";
import { generate } from "selfsigned";

import { keepResults } from "./keep-results";

const compress = promisify(brotliCompress);

/** Media types that hosts compress. */
const compressible = /^(?:text\/|application\/(?:javascript|json|manifest\+json|rss\+xml|xml)|image\/svg\+xml)/u;

/** Removed headers: those of an HTTP/1.1 connection, and the uncompressed length. */
const dropped = ["connection", "keep-alive", "transfer-encoding", "content-length"];

/** Selects scripts except structured data, and links that load scripts or their data. */
const scripts = `script:not([type="application/ld+json"]), link[rel=modulepreload],
  link:is([rel=preload], [rel=prefetch]):is([as=script], [as=fetch])`;

function stripScripts(html: string): string {
  const $ = load(html);
  $(scripts).remove();
  return $.html();
}

async function fetchResponse(url: string, strip: boolean) {
  const response = await fetch(url, { redirect: "manual", headers: { "accept-encoding": "identity" } });
  const headers = Object.fromEntries([...response.headers].filter(([name]) => !dropped.includes(name)));
  const type = headers["content-type"] ?? "";
  let body = Buffer.from(await response.arrayBuffer());
  if (strip && type.startsWith("text/html")) body = Buffer.from(stripScripts(body.toString()));
  if (!compressible.test(type)) return { status: response.status, headers, body };
  return { status: response.status, headers: { ...headers, "content-encoding": "br" }, body: await compress(body) };
}

interface ProxyOptions {
  from: string;
  hostname: string;
  port: number;
  strip?: boolean;
}

/** Serves files of the local server like a CDN: TLS, HTTP/2 and Brotli, from memory. Creates its own certificate. */
export async function startProxy({ from, hostname, port, strip = false }: ProxyOptions) {
  const { private: key, cert } = await generate([{ name: "commonName", value: hostname }], {
    keyType: "ec",
    algorithm: "sha256",
  });
  const getResponse = keepResults((path) => fetchResponse(from + path, strip));
  const server = createSecureServer({ key, cert, allowHTTP1: true }, (request, response) => {
    getResponse(request.url).then(
      ({ status, headers, body }) =>
        response.writeHead(status, { ...headers, "content-length": body.length }).end(body),
      (error: unknown) => response.writeHead(502).end(String(error)),
    );
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return { origin: `https://${hostname}:${port}`, certificate: cert };
}
