import { forgetBuild } from "./build.mjs";
import { developEnvironment } from "./develop.mjs";
import { install } from "./install.mjs";
import { run } from "./run.mjs";

await install();
await install("tools");
// The development server writes into the folder of the built site.
forgetBuild();
process.exitCode = run("npx", ["--no-install", "tsx", "tools/editing/edit.ts"], developEnvironment);
