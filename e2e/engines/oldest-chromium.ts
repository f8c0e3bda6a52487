import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";

import { run } from "../../src/scripts/run.mjs";

const folder = join(__dirname, "../../.build/chromium-109");

/** Path of the installed browser; it may not exist. */
export const oldestChromium = join(folder, "chromium");

/** Installs Chromium 109, the oldest of `browserslist`, from an npm package with a binary for Linux on x64. */
export function installOldestChromium(): void {
  if (existsSync(oldestChromium)) return;
  const name = "@sparticuz/chromium";
  const options = ["--no-save", "--ignore-scripts", "--loglevel", "error"];
  if (process.platform !== "linux" || process.arch !== "x64") return;
  if (run("npm", ["install", "--prefix", folder, ...options, `${name}@109.0.6`]) !== 0) return;
  const compressed = readFileSync(join(folder, "node_modules", name, "bin/chromium.br"));
  writeFileSync(oldestChromium, brotliDecompressSync(compressed), { mode: 0o755 });
}
