import { install } from "./install.mjs";
import { run } from "./run.mjs";

await install();
process.exit(run(process.execPath, ["--import", "tsx", "src/content/cli/new.ts", ...process.argv.slice(2)]));
