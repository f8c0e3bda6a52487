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

/** Writes the digests of social cards into their addresses, also into those that an earlier build has written. */
export function nameCards(html: string, cards: ReadonlyMap<string, string>): string {
  const address = /\/social\/([\w/-]+)(?:\.[0-9a-f]{10})?\.png/gu;
  return html.replace(address, (found, name: string) => cards.get(`/social/${name}.png`) ?? found);
}

/**
 * Names the social cards and defers the scripts of every page, and writes its Content Security Policy. Throws when a page is not as
 * expected.
 * @param paths of all pages
 * @param cards paths of social cards with their digest, by those without
 */
export async function finishPages(paths: readonly string[], cards: ReadonlyMap<string, string>): Promise<void> {
  const loader = await bundleLoader();
  const relay = process.env.GATSBY_RELAY_URL;
  const origin = relay ? new URL(relay).origin : undefined;
  for (const path of paths) {
    const file = join(publicFolder, path.endsWith(".html") ? path : `${path}/index.html`);
    const page = deferScripts(nameCards(await readFile(file, "utf8"), cards), loader, file);
    await writeFile(file, addPolicy(page, loader, file, origin));
  }
}
