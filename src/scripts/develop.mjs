import { forgetBuild } from "./build.mjs";
import { install } from "./install.mjs";
import { runOrExit } from "./run.mjs";

await install();
// The development server writes into the built site's folder.
forgetBuild();
await runOrExit("npx", ["--no-install", "gatsby", "develop"], { GATSBY_TELEMETRY_DISABLED: "1" });
