// npm run build [-- --preview]: builds the site into `public/`; a preview includes drafts and scheduled content
import { clearOtherBuild } from "./content-folder.mjs";
import { buildAtPlainPath } from "./plain-path.mjs";
import { run } from "./run.mjs";

if (process.argv.includes("--preview")) process.env["GATSBY_CONTENT"] = "preview";
process.exitCode = buildAtPlainPath(() => {
  clearOtherBuild(process.env["GATSBY_CONTENT"] === "preview" ? "editors" : "visitors");
  return run("npx", ["--no-install", "gatsby", "build"], { GATSBY_TELEMETRY_DISABLED: "1" });
});
