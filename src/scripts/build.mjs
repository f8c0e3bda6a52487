// npm run build [-- --preview]: builds the site into `public/`, each of its languages by itself; a preview includes drafts and
// scheduled content
import { enterLanguage, leaveFirst } from "./languages/build-folders.cjs";
import { addLanguage } from "./languages/compose-site.cjs";
import { listLanguages, toEnvironment } from "../content/languages/languages.cjs";
import { clearOtherBuild } from "./content-folder.mjs";
import { buildAtPlainPath } from "./plain-path.mjs";
import { run } from "./run.mjs";

/** @param {import("../content/languages/languages.cjs").Language} language @returns {number} exit code */
function buildLanguage(language) {
  enterLanguage(language.path);
  clearOtherBuild(process.env["GATSBY_CONTENT"] === "preview" ? "editors" : "visitors", language.folder);
  const env = { GATSBY_TELEMETRY_DISABLED: "1", ...(language.path === "" ? {} : toEnvironment(language)) };
  return run("npx", ["--no-install", "gatsby", "build"], env);
}

if (process.argv.includes("--preview")) process.env["GATSBY_CONTENT"] = "preview";
process.exitCode = buildAtPlainPath(() => {
  const [first, ...others] = listLanguages();
  // The first one last, whose cache stays in place.
  for (const language of [...others, first]) {
    const code = language ? buildLanguage(language) : 1;
    if (code !== 0) return code;
  }
  if (others.length > 0)
    for (const [path, folder] of leaveFirst(others.map(({ path }) => path))) addLanguage(path, folder);
  return 0;
});
