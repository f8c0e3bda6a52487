// npm start: serves the built site and the relay on one port
import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { subscribe } from "node:diagnostics_channel";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";

import { unstable_getMiniflareWorkerOptions } from "wrangler";

import { bundleFlags } from "./content-folder.mjs";
import { run } from "./run.mjs";

const port = Number(process.env["PORT"]) || 9000;
const url = `http://localhost:${port}`;
const settings = resolve("src/relay/wrangler.jsonc");
// Two servers cannot share one database.
const folder = resolve("src/relay/.wrangler", String(port));
const outbox = join(folder, "outbox");

/**
 * Writes a mail to the outbox atomically. The names sort by time.
 * @param {import("miniflare").Request} request
 */
async function storeMail(request) {
  const file = join(outbox, `${new Date().toISOString().replaceAll(":", "-")}-${randomUUID()}`);
  await writeFile(`${file}.part`, await request.text());
  await rename(`${file}.part`, `${file}.eml`);
  return /** @type {any} */ (new Response());
}

/** Processes that this one has started. @type {import("node:child_process").ChildProcess[]} */
const children = [];
subscribe("child_process", (message) => {
  children.push(/** @type {any} */ (message).process);
});

/**
 * Starts a process that kills the engine when this one was killed: the engine would keep the port, and confirm messages that nobody
 * delivers.
 */
function watchEngine() {
  const code = `process.stdin.resume().on("end", () => process.argv.slice(1).forEach((pid) => {
    try { process.kill(Number(pid), "SIGKILL"); } catch {}
  }))`;
  const pids = children.filter(({ exitCode }) => exitCode === null).map(({ pid }) => String(pid));
  spawn(process.execPath, ["--eval", code, ...pids], { detached: true, stdio: ["pipe", "ignore", "ignore"] }).unref();
}

/**
 * Starts Cloudflare's engine with the relay's settings. `wrangler dev` would add a proxy, on which requests can hang after a browser drops
 * a connection, and has no scheduled events.
 */
async function startEngine() {
  // In the version that wrangler needs.
  /** @type {typeof import("miniflare")} */
  const { Log, LogLevel, Miniflare } = createRequire(import.meta.resolve("wrangler"))("miniflare");
  const { workerOptions, externalWorkers } = unstable_getMiniflareWorkerOptions(settings);
  const engine = new Miniflare({
    host: "127.0.0.1",
    port,
    // No request to Cloudflare for this machine's location.
    cf: false,
    log: new Log(LogLevel.WARN),
    defaultPersistRoot: join(folder, "state/v3"),
    handleStructuredLogs(/** @type {{ message: string }} */ { message }) {
      // The engine also reports visitors who leave before the response is complete.
      if (!/\bdisconnected: |Network connection lost/u.test(message)) console.error(message);
    },
    workers: [
      {
        ...workerOptions,
        name: "website",
        modules: true,
        modulesRoot: join(folder, "bundle"),
        scriptPath: join(folder, "bundle/local.js"),
        // Tests and benchmarks send more than the production limits allow.
        bindings: { ...workerOptions["bindings"], MAILS_PER_RUN: 500 },
        ratelimits: { ...workerOptions["ratelimits"], LIMIT_ALL: { simple: { limit: 1_000_000, period: 60 } } },
        serviceBindings: { ...workerOptions["serviceBindings"], OUTBOX: storeMail },
      },
      ...externalWorkers,
    ],
  });
  await engine.ready;
  watchEngine();
  return engine.getWorker();
}

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => process.exit(0));
if (await fetch(url).catch(() => undefined)) {
  console.error(`Port ${port} is in use. Stop the other server, or choose another port: PORT=${port + 1} npm start`);
  process.exit(1);
}
await mkdir(outbox, { recursive: true });
const bundle = ["deploy", "src/relay/local.ts", "--dry-run", "--outdir", join(folder, "bundle"), "--config", settings];
const quiet = { WRANGLER_SEND_METRICS: "false", WRANGLER_SEND_ERROR_REPORTS: "false", WRANGLER_LOG: "warn", CI: "1" };
if (run("npx", ["--no-install", "wrangler", ...bundle, "--env", "", ...bundleFlags()], quiet) !== 0) process.exit(1);
const worker = await startEngine();
/** @param {number} time */
const runSchedule = (time) => worker.scheduled({ scheduledTime: new Date(time) }).catch(() => undefined);
// Mails that an earlier server began to send are due after a minute. No other server sends them.
await runSchedule(Date.now() + 60_000);
setInterval(() => void runSchedule(Date.now()), 5000);
console.log(`\nThe site is at ${url}\nIts mail is written to ${outbox}\nEnd it with Ctrl+C.`);
