import { forgetBuild } from "./build.mjs";
import { install } from "./install.mjs";
import { run } from "./run.mjs";

await install();
// The development server writes into the built site's folder.
forgetBuild();
process.exitCode = run("npx", ["--no-install", "gatsby", "develop"], { GATSBY_TELEMETRY_DISABLED: "1" });
