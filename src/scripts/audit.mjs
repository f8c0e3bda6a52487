import { build } from "./build.mjs";
import { install } from "./install.mjs";
import { run } from "./run.mjs";

await install();
await install("e2e/audit");
await build();
process.exit(run(process.execPath, ["--import", "tsx", "e2e/audit/audit.ts", ...process.argv.slice(2)]));
