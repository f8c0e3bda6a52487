import { install } from "./install.mjs";
import { run } from "./run.mjs";

await install();
process.exitCode = run("npx", ["--no-install", "tsx", "src/editor/main.ts", ...process.argv.slice(2)]);
