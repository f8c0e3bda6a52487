import { mkdir } from "node:fs/promises";
import { createRequire } from "node:module";
import { basename, dirname, join, resolve } from "node:path";

import { openOutbox } from "./outbox.mjs";
import { runOrExit } from "./run.mjs";
import { writeEntry } from "./worker-entry.mjs";

export const defaultPort = 9000;

const settings = resolve("src/relay/wrangler.jsonc");

/** The tool makes no request of its own, and speaks only when something is wrong. */
const quiet = {
  WRANGLER_SEND_METRICS: "false",
  WRANGLER_SEND_ERROR_REPORTS: "false",
  WRANGLER_LOG: "warn",
  CI: "1",
};

/** A visitor who leaves before the answer is whole is nothing to report; the engine does so with a stack of addresses. */
const visitorLeft = /\bdisconnected: |Network connection lost/u;

/**
 * What a server keeps, out of version control. Each port has its own: two engines lock each other out of one database, and
 * journeys leave nothing in the database that one works with.
 * @param {number} port
 */
function nameFolders(port) {
  const folder = join(dirname(settings), ".wrangler", String(port));
  return { bundle: join(folder, "bundle"), state: join(folder, "state/v3"), outbox: join(folder, "outbox") };
}

/**
 * Where wrangler's commands find the database of a port.
 * @param {number} port
 */
export function databaseFlags(port) {
  return ["--local", "--persist-to", dirname(nameFolders(port).state)];
}

/**
 * Puts the worker into one file, as a deployment does.
 * @param {string} folder
 */
async function bundleWorker(folder) {
  const wrangler = "node_modules/wrangler/bin/wrangler.js";
  await runOrExit(
    "node",
    [wrangler, "deploy", "--dry-run", "--config", settings, "--env", "", "--outdir", folder],
    quiet,
  );
}

/** Every few seconds instead of every minute, so that one can watch a mail being tried again. */
const tick = 5000;

/**
 * Does what the edge's clock does. What this engine's forerunner was about to send is due at once: nobody else is sending it.
 * @param {import("miniflare").Miniflare} engine
 */
async function startClock(engine) {
  const worker = await engine.getWorker();
  const held = 60_000;
  /** @param {number} time */
  const run = (time) => worker.scheduled({ scheduledTime: new Date(time) }).catch(() => undefined);
  await run(Date.now() + held);
  setInterval(() => void run(Date.now()), tick);
}

/** @param {import("miniflare").WorkerdStructuredLog} log */
function report({ level, message }) {
  if (visitorLeft.test(message)) return;
  if (level === "error" || level === "warn") console.error(message);
  else console.log(message);
}

/**
 * Starts the engine with whatever the settings declare, at this port of the loopback interface. The engine is asked directly:
 * `wrangler dev` puts a proxy before it that can leave requests hanging once a browser has dropped a connection.
 * @param {number} port
 * @param {() => void} onEnd called when the engine ends by itself
 * @returns {Promise<{ outbox: string }>} the folder where its mail lands; rejected with the code `ERR_ADDRESS_IN_USE` when the port
 *   is taken
 */
export async function startEngine(port, onEnd) {
  // Both are loaded late, because they may only just have been installed. The engine's API is taken from where wrangler finds it:
  // the options that one makes fit the very version of the other that it pins.
  const require = createRequire(import.meta.url);
  /** @type {typeof import("wrangler")} */
  const { unstable_getMiniflareWorkerOptions, unstable_readConfig } = require("wrangler");
  /** @type {typeof import("miniflare")} */
  const { Log, LogLevel, Miniflare } = createRequire(require.resolve("wrangler"))("miniflare");

  const config = unstable_readConfig({ config: settings });
  const { workerOptions, externalWorkers, main = "" } = unstable_getMiniflareWorkerOptions(config);
  const { bundle, state, outbox } = nameFolders(port);
  await bundleWorker(bundle);
  await mkdir(outbox, { recursive: true });

  const bundled = basename(main).replace(/\.[^.]+$/u, ".js");
  const worker = {
    ...workerOptions,
    name: config.name ?? "",
    modules: true,
    modulesRoot: bundle,
    modulesRules: [{ type: "ESModule", include: [`**/${bundled}`] }, ...(workerOptions.modulesRules ?? [])],
    scriptPath: join(bundle, "entry.js"),
    script: writeEntry(bundled),
    // A benchmark sends more than all visitors may, and waits for its mails.
    bindings: { ...workerOptions["bindings"], MAILS_PER_RUN: 500 },
    ratelimits: { ...workerOptions["ratelimits"], LIMIT_ALL: { simple: { limit: 1_000_000, period: 60 } } },
    serviceBindings: { ...workerOptions["serviceBindings"], OUTBOX: openOutbox(outbox) },
  };
  const engine = new Miniflare({
    host: "127.0.0.1",
    port,
    // Otherwise it asks Cloudflare where this machine stands.
    cf: false,
    log: new Log(LogLevel.WARN),
    handleRuntimeStdio(/** @type {NodeJS.ReadableStream} */ _, /** @type {NodeJS.ReadableStream} */ errors) {
      errors.on("end", onEnd);
    },
    handleStructuredLogs: report,
    defaultPersistRoot: state,
    workers: [worker, ...externalWorkers],
  });
  await engine.ready;
  await startClock(engine);
  return { outbox };
}
