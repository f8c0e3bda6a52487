import { build } from "esbuild";

/** The same browsers as `browserslist` in `package.json`. */
const targets = ["chrome109", "firefox115", "safari16.4"];

/** Bundles the inline script that loads a page's scripts; every byte of it is in every page. */
export async function bundleLoader(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: ["src/bootstrap/start-page.ts"],
    bundle: true,
    minify: true,
    format: "iife",
    target: targets,
    write: false,
  });
  return outputFiles[0]?.text.trim() ?? "";
}
