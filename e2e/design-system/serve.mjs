import { spawn } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { inputs } from "../../src/commands/inputs.mjs";

/**
 * Serves the design system on Gatsby's development server, until this process is ended. The server runs in a copy of the
 * sources, for it would write into the built site's folder; the copy is taken away again.
 */
const port = process.env["PORT"] ?? "9322";
const copy = mkdtempSync(join(tmpdir(), "design-system-"));
for (const path of [...inputs, "package.json"].filter((input) => existsSync(input))) {
  cpSync(path, join(copy, path), { recursive: true });
}
symlinkSync(join(process.cwd(), "node_modules"), join(copy, "node_modules"), "junction");
// One page is asked for: the copy has no other, which makes its bundle in a fraction of the time.
writeFileSync(
  join(copy, "src/gatsby/create-pages.ts"),
  'export { createDesignSystem as createPages } from "./create-design-system";',
);

// On a build server, too, a page and its pictures are made when they are asked for: only one page is.
Object.assign(process.env, {
  NODE_ENV: "development",
  GATSBY_TELEMETRY_DISABLED: "1",
  GATSBY_ENABLE_QUERY_ON_DEMAND_IN_CI: "1",
  GATSBY_ENABLE_LAZY_IMAGES_IN_CI: "1",
});
const server = spawn(
  process.execPath,
  ["node_modules/gatsby/cli.js", "develop", "--host", "127.0.0.1", "--port", port],
  { cwd: copy, stdio: ["ignore", "inherit", "inherit"] },
);
for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"])) {
  process.on(signal, () => server.kill(signal));
}
server.on("exit", (code) => {
  rmSync(copy, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  process.exit(code ?? 0);
});
