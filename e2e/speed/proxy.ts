import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from "node:http2";

import { generate } from "selfsigned";

import { fetchAnswer } from "./fetch-answer";
import { keepAnswers, type Answer } from "./keep-answers";

interface Proxy {
  origin: string;
  /** Fetches and compresses paths ahead, so that no measured answer waits for it. */
  warm: (paths: readonly string[]) => Promise<void>;
  stop: () => Promise<void>;
}

interface ProxyOptions {
  /** Of the engine, e.g. `http://localhost:9000`. */
  from: string;
  hostname: string;
  port: number;
  /** Whether pages lose all that runs. */
  strip?: boolean;
}

async function readBody(request: Http2ServerRequest): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

function send(response: Http2ServerResponse, answer: Answer, takesBrotli: boolean, withBody: boolean): void {
  const brotli = takesBrotli ? answer.brotli : undefined;
  const body = brotli ?? answer.plain;
  response.writeHead(answer.status, {
    ...answer.headers,
    "content-length": body.length,
    ...(answer.brotli ? { vary: "accept-encoding" } : {}),
    ...(brotli ? { "content-encoding": "br" } : {}),
  });
  if (withBody) response.end(body);
  else response.end();
}

/**
 * Stands before the engine as a CDN does: TLS, HTTP/2, Brotli, and files at hand. The local engine speaks HTTP/1.1 and sends
 * everything uncompressed, which no visitor of a CDN ever sees; measured without this, a page would weigh four times what it
 * weighs and wait in queues that do not exist. Nothing else of an answer is changed. The certificate is made here and now, and
 * only a browser that is told to ignore it takes it.
 */
export async function startProxy({ from, hostname, port, strip = false }: ProxyOptions): Promise<Proxy> {
  const certificate = await generate([{ name: "commonName", value: hostname }], { keyType: "ec", algorithm: "sha256" });
  const ask = keepAnswers((path) => fetchAnswer(from + path, { strip }));

  async function answer(request: Http2ServerRequest, response: Http2ServerResponse) {
    const { method, url, headers } = request;
    const isRead = method === "GET" || method === "HEAD";
    const taken = isRead
      ? await ask(url)
      : await fetchAnswer(from + url, { strip, method, headers, body: await readBody(request) });
    send(response, taken, /\bbr\b/u.test(String(headers["accept-encoding"])), method !== "HEAD");
  }

  const server = createSecureServer(
    { key: certificate.private, cert: certificate.cert, allowHTTP1: true },
    (request, response) => {
      answer(request, response).catch((error: unknown) => {
        if (!response.headersSent) response.writeHead(502);
        response.end(String(error));
      });
    },
  );
  const sessions = new Set<{ destroy: () => void }>();
  server.on("session", (session) => {
    sessions.add(session);
    session.on("close", () => sessions.delete(session));
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", resolve);
  });
  return {
    origin: `https://${hostname}:${port}`,
    async warm(paths) {
      for (const path of paths) await ask(path);
    },
    async stop() {
      for (const session of sessions) session.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
