import { forgetBuild } from "./build.mjs";
import { install } from "./install.mjs";
import { run } from "./run.mjs";

/**
 * Gatsby runs all queries after a change. With its query on demand, which it only disables in CI, a page request during the half second in
 * which Gatsby collects changes makes it lose them. Images are still made when a page asks for them.
 */
export const developEnvironment = {
  CI: "true",
  GATSBY_ENABLE_LAZY_IMAGES_IN_CI: "true",
  GATSBY_TELEMETRY_DISABLED: "1",
};

if (process.argv[1]?.endsWith("develop.mjs")) {
  await install();
  // The development server writes into the built site's folder.
  forgetBuild();
  process.exitCode = run("npx", ["--no-install", "gatsby", "develop"], developEnvironment);
}
