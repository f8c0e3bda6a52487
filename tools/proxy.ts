import { createSecureServer } from "node:http2";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";

import { load } from "cheerio";
import { generate } from "selfsigned";

const compress = promisify(brotliCompress);

/** What a host compresses; pictures and fonts are compressed already. */
const text = /^(?:text\/|application\/(?:javascript|json|manifest\+json|rss\+xml|xml)|image\/svg\+xml)/u;

/** Headers of one HTTP/1.1 connection, and the length, which compression changes. */
const dropped = ["connection", "keep-alive", "transfer-encoding", "content-length"];

/** Scripts, and links that fetch scripts or their data. Structured data does not run. */
const scripts = `script:not([type="application/ld+json"]), link[rel=modulepreload],
  link:is([rel=preload], [rel=prefetch]):is([as=script], [as=fetch])`;

function stripScripts(html: string): string {
  const $ = load(html);
  $(scripts).remove();
  return $.html();
}

async function fetchAnswer(url: string, strip: boolean) {
  const response = await fetch(url, { redirect: "manual", headers: { "accept-encoding": "identity" } });
  const headers = Object.fromEntries([...response.headers].filter(([name]) => !dropped.includes(name)));
  const type = headers["content-type"] ?? "";
  let body = Buffer.from(await response.arrayBuffer());
  if (strip && type.startsWith("text/html")) body = Buffer.from(stripScripts(body.toString()));
  if (!text.test(type)) return { status: response.status, headers, body };
  return { status: response.status, headers: { ...headers, "content-encoding": "br" }, body: await compress(body) };
}

interface ProxyOptions {
  /** Origin of the engine. */
  from: string;
  hostname: string;
  port: number;
  /** Whether pages lose their scripts. */
  strip?: boolean;
}

/**
 * Serves what the local engine serves, as a CDN does: over TLS and HTTP/2, compressed with Brotli, from memory. The certificate is
 * made at the start.
 */
export async function startProxy({ from, hostname, port, strip = false }: ProxyOptions) {
  const { private: key, cert } = await generate([{ name: "commonName", value: hostname }], {
    keyType: "ec",
    algorithm: "sha256",
  });
  const answers = new Map<string, ReturnType<typeof fetchAnswer>>();
  function answer(path: string) {
    const known = answers.get(path) ?? fetchAnswer(from + path, strip);
    answers.set(path, known);
    return known;
  }
  const server = createSecureServer({ key, cert, allowHTTP1: true }, (request, response) => {
    answer(request.url).then(
      ({ status, headers, body }) =>
        response.writeHead(status, { ...headers, "content-length": body.length }).end(body),
      (error: unknown) => response.writeHead(502).end(String(error)),
    );
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return { origin: `https://${hostname}:${port}`, certificate: cert };
}
