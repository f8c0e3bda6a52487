import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { build } from "esbuild";

import { publicFolder } from "../public-folder";
import { addPolicy } from "./add-policy";
import { deferScripts } from "./defer-scripts";

/** Bundles the inline script that loads a page's scripts. Every page contains it. */
async function bundleLoader(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: ["src/bootstrap/start-page.ts"],
    bundle: true,
    minify: true,
    format: "iife",
    // As `browserslist` in `package.json`.
    target: ["chrome109", "firefox115", "safari16.4"],
    write: false,
  });
  return outputFiles[0]?.text.trim() ?? "";
}

/**
 * Defers the scripts of every page and writes its Content Security Policy. Throws when a page is not as expected.
 * @param paths of all pages
 */
export async function finishPages(paths: readonly string[]): Promise<void> {
  const loader = await bundleLoader();
  const relay = process.env.GATSBY_RELAY_URL;
  const origin = relay ? new URL(relay).origin : undefined;
  for (const path of paths) {
    const file = join(publicFolder, path.endsWith(".html") ? path : `${path}/index.html`);
    const page = deferScripts(await readFile(file, "utf8"), loader, file);
    await writeFile(file, addPolicy(page, loader, file, origin));
  }
}
