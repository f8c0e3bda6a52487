import { install } from "./install.mjs";
import { runOrExit } from "./run.mjs";

await install();
await runOrExit("npx", ["--no-install", "tsx", "src/editor/main.ts", ...process.argv.slice(2)]);
