// npm run develop [-- --language de]: serves one language of the site, with the changes of its editors
import { enterLanguage } from "./languages/build-folders.cjs";
import { listLanguages, toEnvironment } from "../content/languages/languages.cjs";
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
  const args = process.argv.slice(2);
  const at = args.indexOf("--language");
  const wanted = at < 0 ? undefined : args.splice(at, 2)[1];
  const languages = listLanguages();
  const chosen = wanted === undefined ? languages[0] : languages.find(({ language }) => language === wanted);
  if (!chosen) {
    const known = languages.map(({ language }) => language).join(", ");
    console.error(`The site has no language "${wanted}". Choose from: ${known}`);
    process.exit(1);
  }
  enterLanguage(chosen.path);
  clearOtherBuild("editors", chosen.folder);
  if (chosen.path !== "") console.log(`This language is at http://localhost:8000${chosen.path}`);
  const env = { ...developEnvironment, ...(chosen.path === "" ? {} : toEnvironment(chosen)) };
  process.exitCode = run("npx", ["--no-install", "gatsby", "develop", ...args], env);
}
