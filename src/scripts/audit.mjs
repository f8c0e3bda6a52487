import { build } from "./build.mjs";
import { install, installIn } from "./install.mjs";
import { run } from "./run.mjs";

await install();
await installIn("e2e/audit");
await build();
process.exit(await run(process.execPath, ["--import", "tsx", "e2e/audit/audit.ts", ...process.argv.slice(2)]));
