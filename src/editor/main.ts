import { randomBytes } from "node:crypto";
import { resolve } from "node:path";

import { bundleClient } from "./bundle";
import { hasDisplay, openBrowser } from "./open-browser";
import { renderPreview } from "./preview/render-preview";
import { createEditorServer } from "./server/create-server";
import { readPeople } from "./server/people";

/** What `npm run edit` runs, in the project's root. */
async function main(): Promise<void> {
  const root = resolve(process.env["EDITOR_ROOT"] ?? ".");
  const port = Number(process.env["PORT"]) || 8100;
  const token = process.env["EDITOR_TOKEN"] ?? randomBytes(24).toString("base64url");
  const server = createEditorServer({
    root,
    port,
    token,
    script: await bundleClient(),
    preview: (text, frontmatter) => renderPreview(text, frontmatter, readPeople(root)),
  });
  server.on("error", (error: NodeJS.ErrnoException) => {
    const inUse = `Port ${port} is in use. Choose another one: PORT=${port + 1} npm run edit`;
    console.error(error.code === "EADDRINUSE" ? inUse : error.message);
    process.exit(1);
  });
  server.listen(port, "127.0.0.1", () => {
    const address = `http://127.0.0.1:${port}/#${token}`;
    console.warn(`\nThe content editor is here, for this machine alone:\n\n  ${address}\n\nCtrl+C ends it.`);
    if (!process.argv.includes("--no-open") && hasDisplay(process.platform, process.env)) openBrowser(address);
  });
}

void main();
