import { mkdir, readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";

import { publicFolder } from "./public-folder";

/** Where the build leaves the source maps and statistics of its bundles: docs/performance.md says what reads them. */
const bundleReports = join(".cache", "bundle-reports");

const statistics = ["webpack.stats.json", "chunk-map.json"];

/** Takes the source maps and statistics of the bundles out of the built site. */
export async function moveBundleReports(): Promise<void> {
  const names = (await readdir(publicFolder)).filter((name) => name.endsWith(".map") || statistics.includes(name));
  await rm(bundleReports, { recursive: true, force: true });
  await mkdir(bundleReports, { recursive: true });
  await Promise.all(names.map((name) => rename(join(publicFolder, name), join(bundleReports, name))));
}
