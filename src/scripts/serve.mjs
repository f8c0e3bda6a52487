// npm start: migrates the local database, and serves the built site and the relay on one port
import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { subscribe } from "node:diagnostics_channel";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";

import { unstable_getMiniflareWorkerOptions } from "wrangler";

import { bundleRelay } from "./languages/bundle-relay.mjs";
import { bundleFlags } from "./content-folder.mjs";
import { run } from "./run.mjs";

/** Wrangler's version of it. @type {typeof import("miniflare")} */
const { Log, LogLevel, Miniflare, Response } = createRequire(import.meta.resolve("wrangler"))("miniflare");

const port = Number(process.env["PORT"]) || 9000;
const url = `http://localhost:${port}`;
const settings = resolve("src/relay/wrangler.jsonc");
// Servers cannot share a database.
const folder = resolve("src/relay/.wrangler", String(port));
const outbox = join(folder, "outbox");

/** Not those of `wrangler.jsonc`, so that local submissions do not reach the receiver. */
const { WEBHOOK_URL = "", WEBHOOK_SECRET = "" } = process.env;

/** Settings of the relay that replace those of `wrangler.jsonc`, if they are set. */
const names = `DELIVERY ALLOWED_ORIGINS ALERT_URL ALERT_FORMAT MAIL_API_URL MAIL_API_TOKEN MAIL_TO MAIL_TO_SECOND
  BOUNCE_SECRET CANARY_SECRET CANARY_TO DIGEST_TO QUIET_DAYS`.split(/\s+/u);
const changed = Object.fromEntries(
  Object.entries(process.env).filter(([name, value]) => value && names.includes(name)),
);

/**
 * Writes a mail or a webhook to the outbox atomically. File names sort by time.
 * @param {import("miniflare").Request} request
 */
async function storeDelivery(request) {
  const file = join(outbox, `${new Date().toISOString().replaceAll(":", "-")}-${randomUUID()}`);
  await writeFile(`${file}.part`, await request.text());
  const isWebhook = request.headers.get("content-type") === "application/json";
  await rename(`${file}.part`, `${file}.${isWebhook ? "json" : "eml"}`);
  return new Response();
}

/** @typedef {import("node:child_process").ChildProcess} ChildProcess @type {ChildProcess[]} */
const children = [];
subscribe("child_process", (message) => children.push(/** @type {{ process: ChildProcess }} */ (message).process));

/** Kills the engine if this process is killed: it would keep the port and confirm messages that nobody delivers. */
function watchEngine() {
  const code = `process.stdin.resume().on("end", () => process.argv.slice(1).forEach((pid) => {
    try { process.kill(Number(pid), "SIGKILL"); } catch {}
  }))`;
  const pids = children.filter(({ exitCode }) => exitCode === null).map(({ pid }) => String(pid));
  spawn(process.execPath, ["--eval", code, ...pids], { detached: true, stdio: ["pipe", "ignore", "ignore"] }).unref();
}

/**
 * Starts Cloudflare's engine with the settings of the relay. `wrangler dev` has no scheduled events and adds a proxy, in which requests
 * can hang after a dropped connection.
 */
async function startEngine() {
  const { workerOptions, externalWorkers } = unstable_getMiniflareWorkerOptions(settings);
  const engine = new Miniflare({
    host: "127.0.0.1",
    port,
    // Skips the request to Cloudflare for the location.
    cf: false,
    log: new Log(LogLevel.WARN),
    // Accepts mail at /cdn-cgi/handler/email.
    unsafeTriggerHandlers: true,
    defaultPersistRoot: join(folder, "state/v3"),
    handleStructuredLogs(/** @type {{ message: string }} */ { message }) {
      // Skips reports of aborted requests.
      if (!/\bdisconnected: |Network connection lost/u.test(message)) console.error(message);
    },
    workers: [
      {
        ...workerOptions,
        name: "website",
        modules: true,
        modulesRoot: join(folder, "bundle"),
        scriptPath: join(folder, "bundle/local-relay.js"),
        // Tests and benchmarks exceed the production limits.
        bindings: {
          ...workerOptions["bindings"],
          ...changed,
          WEBHOOK_URL,
          WEBHOOK_SECRET,
          MAILS_PER_RUN: 500,
          REQUESTS_PER_DAY: 9999,
        },
        ratelimits: { ...workerOptions["ratelimits"], LIMIT_ALL: { simple: { limit: 1_000_000, period: 60 } } },
        serviceBindings: { ...workerOptions["serviceBindings"], OUTBOX: storeDelivery },
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
const bundle = [
  "deploy",
  "src/scripts/local-relay.ts",
  "--dry-run",
  "--config",
  settings,
  "--env",
  "",
  ...bundleFlags(await bundleRelay()),
];
const quiet = { WRANGLER_SEND_METRICS: "false", WRANGLER_SEND_ERROR_REPORTS: "false", WRANGLER_LOG: "warn", CI: "1" };
const outdir = ["--outdir", join(folder, "bundle")];
const state = ["--local", "--persist-to", join(folder, "state"), "--config", settings, "--env", ""];
for (const args of [
  [...bundle, ...outdir],
  ["d1", "migrations", "apply", "SUBMISSIONS", ...state],
])
  if (run("npx", ["--no-install", "wrangler", ...args], quiet) !== 0) process.exit(1);
const worker = await startEngine();
/** @param {number} time */
const runSchedule = (time) => worker.scheduled({ scheduledTime: new Date(time) }).catch(() => undefined);
// Delivers mail that a previous server had reserved, without waiting a minute.
await runSchedule(Date.now() + 60_000);
setInterval(() => void runSchedule(Date.now()), 5000);
const { scripts } = JSON.parse(await readFile("package.json", "utf8"));
console.log(`
The site is at ${url}
Mail and webhooks are written to ${outbox}
Health of the relay: ${url}/health. Test of the way to it: npm run canary -- ${url}
Reports of deliveries: ${url}/cdn-cgi/handler/email?from=a@example.com&to=b@example.com and ${url}/bounces (docs/lead-safety.md)
Next:
  npm run edit   opens forms for its content
  npm test       checks and tests it${scripts.adopt ? "\n  npm run adopt  makes it yours" : ""}
Press Ctrl+C to stop.`);
