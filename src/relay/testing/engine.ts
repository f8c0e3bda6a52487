import { once } from "node:events";
import { createRequire } from "node:module";
import { connect } from "node:net";

import { build } from "esbuild";
import type * as MiniflareModule from "miniflare";

const { Miniflare, Response: Answer } = createRequire(require.resolve("wrangler"))(
  "miniflare",
) as typeof MiniflareModule;

/** Bundles the worker of tests. */
async function bundle(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: ["src/relay/testing/gated-worker.ts"],
    bundle: true,
    write: false,
    format: "esm",
    platform: "node",
    mainFields: ["module", "main"],
    external: ["cloudflare:*"],
    alias: { "#content": "./starter" },
    // Packages of Node require its modules.
    banner: { js: 'import { createRequire } from "node:module"; const require = createRequire("/");' },
  });
  return outputFiles[0]?.text ?? "";
}

/**
 * Starts the relay in its engine, with empty databases.
 * @param pass called before the step that a test has chosen; the step waits for it
 */
export async function startEngine(
  databases: readonly string[],
  bindings: Record<string, string>,
  pass: (step: string) => Promise<void>,
) {
  const engine = new Miniflare({
    cf: false,
    modules: true,
    script: await bundle(),
    compatibilityDate: "2026-04-01",
    compatibilityFlags: ["nodejs_compat"],
    bindings,
    handleStructuredLogs: () => undefined,
    d1Databases: [...databases],
    serviceBindings: {
      GATE: async ({ url }: { url: string }) => {
        await pass(new URL(url).pathname.slice(1));
        return new Answer("") as never;
      },
    },
  });
  const { origin, port } = await engine.ready;
  return { engine, origin, port: Number(port) };
}

/** Request that a test sends over a connection of its own. */
export interface Sent {
  method: string;
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

/** Opens a connection for one request, which its answer closes. Returns what sends it, resets the connection, and resolves at its end. */
export async function openConnection(port: number) {
  const socket = connect(port, "127.0.0.1");
  const closed = new Promise<void>((resolve) => socket.once("close", () => resolve()));
  await once(socket, "connect");
  // The beginning of an answer is enough.
  socket.on("error", () => undefined).once("data", () => socket.destroy());
  function send({ method, path, headers = {}, body = "" }: Sent): void {
    const length = String(Buffer.byteLength(body));
    const all = { host: `127.0.0.1:${port}`, "content-length": length, connection: "close", ...headers };
    const head = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.write(`${method} ${path} HTTP/1.1\r\n${head.join("")}\r\n${body}`);
  }
  return { send, reset: () => void socket.resetAndDestroy(), closed };
}
