import { clearOtherBuild } from "./content-folder.mjs";
import { run } from "./run.mjs";

/**
 * Disables query on demand (`CI`), which misses changes if a page is requested within half a second. Images are still created on
 * demand.
 */
export const developEnvironment = {
  CI: "true",
  GATSBY_ENABLE_LAZY_IMAGES_IN_CI: "true",
  GATSBY_TELEMETRY_DISABLED: "1",
};

if (process.argv[1]?.endsWith("develop.mjs")) {
  clearOtherBuild("editors");
  process.exitCode = run("npx", ["--no-install", "gatsby", "develop"], developEnvironment);
}
