import { clearOtherBuild } from "./content-folder.mjs";
import { isPattern } from "./plain-path.mjs";
import { run } from "./run.mjs";

/** Disables query on demand (`CI`), which misses changes if a page is requested within half a second. */
export const developEnvironment = {
  CI: "true",
  GATSBY_ENABLE_LAZY_IMAGES_IN_CI: "true",
  GATSBY_TELEMETRY_DISABLED: "1",
};

if (process.argv[1]?.endsWith("develop.mjs")) {
  if (isPattern(process.cwd())) {
    console.error(`Gatsby cannot watch ${process.cwd()}: rename the folder, without any of ( ) [ ] { } * ? !`);
    process.exit(1);
  }
  clearOtherBuild("editors");
  process.exitCode = run("npx", ["--no-install", "gatsby", "develop", ...process.argv.slice(2)], developEnvironment);
}
