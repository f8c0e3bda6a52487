import { spawn } from "node:child_process";
import { setTimeout as wait } from "node:timers/promises";

/** The engine makes no request of its own. */
const offline = {
  WRANGLER_SEND_METRICS: "false",
  WRANGLER_SEND_ERROR_REPORTS: "false",
  CLOUDFLARE_CF_FETCH_ENABLED: "false",
  CI: "1",
};

const attempts = 300;
const pause = 200;

/** @param {string} url */
async function answers(url) {
  try {
    return (await fetch(url, { method: "HEAD" })).ok;
  } catch {
    return false;
  }
}

/**
 * Serves `public/` and the relay on the engine that Cloudflare runs at its edge, until this process is ended.
 * Prints the address when it answers.
 * @param {number} port
 */
export async function serve(port) {
  const url = `http://localhost:${port}`;
  if (await answers(`${url}/`)) {
    console.error(`Something answers on ${url} already. End it, or choose another port: PORT=${port + 1} npm start`);
    process.exit(1);
  }
  const flags = ["--local", "--ip", "127.0.0.1", "--port", String(port), "--inspector-port", "0"];
  const engine = spawn(
    process.execPath,
    [
      "node_modules/wrangler/bin/wrangler.js",
      "dev",
      "--config",
      "src/relay/wrangler.jsonc",
      ...flags,
      "--log-level",
      "warn",
      "--show-interactive-dev-session=false",
    ],
    { stdio: ["ignore", "inherit", "inherit"], env: { ...process.env, ...offline } },
  );
  for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"])) {
    process.on(signal, () => engine.kill(signal));
  }
  engine.on("exit", (code) => process.exit(code ?? 0));

  for (let attempt = 0; attempt < attempts; attempt++) {
    if (await answers(`${url}/`)) {
      console.log(`\nThe site is at ${url}\nEnd it with Ctrl+C.`);
      return;
    }
    await wait(pause);
  }
  console.error(`Nothing answered on ${url} within ${(attempts * pause) / 1000} seconds.`);
  engine.kill();
}
