import { spawn } from "node:child_process";

import { developEnvironment } from "../../src/scripts/develop.mjs";
import { copySite } from "../copy-site.mjs";
import { port, root } from "./site.mjs";

/** Runs Gatsby's development server in a copy of the sources, because it writes to the folder of the built site. */
const site = copySite("develop", root);

Object.assign(process.env, { NODE_ENV: "development", CONTENT_FOLDER: "starter", ...developEnvironment });
const server = spawn(
  process.execPath,
  ["node_modules/gatsby/cli.js", "develop", "--host", "127.0.0.1", "--port", String(port)],
  { cwd: root, stdio: ["ignore", "inherit", "inherit"] },
);
for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"]))
  process.on(signal, () => server.kill(signal));
server.on("exit", (code) => {
  site.remove();
  process.exit(code ?? 0);
});
