import { findBrowser } from "./browser.mjs";
import { build } from "./build.mjs";
import { install } from "./install.mjs";
import { run } from "./run.mjs";

await install();
await build();
const args = ["--import", "tsx", "e2e/speed/budget.ts", ...process.argv.slice(2)];
process.exit(run(process.execPath, args, { CHROMIUM_PATH: await findBrowser() }));
