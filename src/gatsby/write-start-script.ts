import { writeFile } from "node:fs/promises";

import { build } from "esbuild";
import { minify } from "terser";
import type { Compiler, Stats } from "webpack";

/** Where Gatsby keeps what stands at the end of every page, and is the same in all. */
const slice = "public/_gatsby/slices/_gatsby-scripts-1.html";

/** Browsers that know what the site's styles and scripts use; the same as `browserslist` in `package.json`. */
const targets = ["chrome109", "firefox115", "safari16.4"];

/** The script that starts a page's scripts, as one line; every byte of it comes with every page. */
export async function bundleStart(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: ["src/start/start-page.ts"],
    bundle: true,
    minify: true,
    format: "iife",
    target: targets,
    write: false,
    // Without the word that asks browsers to be strict: TypeScript has been.
    tsconfigRaw: { compilerOptions: { alwaysStrict: false } },
  });
  const { code = "" } = await minify(outputFiles[0]?.text ?? "", {
    ecma: 2020,
    compress: { passes: 5, keep_fargs: false, unsafe_arrows: true },
  });
  return code;
}

/**
 * Puts the script that starts a page's scripts in the place of the elements by which Gatsby would load them all at once. Gatsby has
 * just written these into a file of their own, and joins it with every page later.
 */
async function writeSlice({ compilation, hash }: Stats): Promise<void> {
  const files = compilation.entrypoints.get("app")?.getFiles() ?? [];
  const sources = files.filter((file) => file.endsWith(".js")).map((file) => `/${file}`);
  if (sources.length === 0) throw new Error("Gatsby has bundled no script under the name “app”.");
  const attributes = `data-build="${hash}" data-load="${sources.join(" ")}"`;
  await writeFile(slice, `<script ${attributes}>${await bundleStart()}</script>`);
}

/** A webpack plugin that runs after all of Gatsby's own. */
export const startScript = {
  apply(compiler: Compiler): void {
    compiler.hooks.done.tapPromise({ name: "start-script", stage: 100 }, async (stats) => {
      if (!stats.hasErrors()) await writeSlice(stats);
    });
  },
};
