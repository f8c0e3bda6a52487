import { findBrowser } from "./browser.mjs";
import { install } from "./install.mjs";
import { run } from "./run.mjs";

await install();
await install("tools");
const env = { CHROMIUM_PATH: await findBrowser() };
process.exitCode = run(
  "npx",
  ["--no-install", "playwright", "test", "--config", "tools/editing", ...process.argv.slice(2)],
  env,
);
