import { existsSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";

import type { SourceMapInput } from "@jridgewell/trace-mapping";

import { bundleReports } from "../../src/gatsby/move-bundle-reports";
import { attributeBytes, bundler } from "./attribute-bytes";
import { publicFolder } from "./files-of-page";
import { namePackage } from "./find-chain";

/** A module of ours, or all of a package. */
export interface Part {
  name: string;
  /** Minified, not compressed. */
  bytes: number;
}

/** Files that Gatsby and webpack add to every site count as one part each. */
function namePart(module: string): string {
  if (module.startsWith(".cache/")) return "Gatsby (.cache)";
  if (module.startsWith("webpack/")) return bundler;
  return namePackage(module) ?? module;
}

/** What scripts are made of, the largest parts first. A script without a source map is a part of its own. */
export function listModules(scripts: readonly string[]): Part[] {
  const sizes = new Map<string, number>();
  for (const script of scripts) {
    const code = readFileSync(join(publicFolder, basename(script)), "utf8");
    const map = join(bundleReports, `${basename(script)}.map`);
    const modules: ReadonlyMap<string, number> = existsSync(map)
      ? attributeBytes(code, JSON.parse(readFileSync(map, "utf8")) as SourceMapInput)
      : new Map([[script, Buffer.byteLength(code)]]);
    for (const [module, bytes] of modules) {
      const name = namePart(module);
      sizes.set(name, (sizes.get(name) ?? 0) + bytes);
    }
  }
  return [...sizes].map(([name, bytes]) => ({ name, bytes })).sort((one, other) => other.bytes - one.bytes);
}
