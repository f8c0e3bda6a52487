// npm run adopt -- --name "Harborline" --url https://www.harborline.example [--languages en,de]: replaces the sample company by the
// starter with this name and URL, in these languages, and removes the code of the sample, including this command
import { spawnSync } from "node:child_process";
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";

import { listFiles } from "../../content/read/data-folder";
import { run } from "../run.mjs";
import {
  addLanguages,
  cutSample,
  readCompany,
  rename,
  renameJson,
  renameKey,
  renamePackage,
  renameWorker,
  setLanguage,
  type Company,
} from "./company";

/** Files of the sample and its build output. */
const sampleFiles = ["sample", "languages", ".github/home.webp", "e2e/adopt", "src/scripts/adopt", "public", ".cache"];

function edit(file: string, change: (text: string) => string): void {
  if (existsSync(file)) writeFileSync(file, change(readFileSync(file, "utf8")));
}

function listMatching(folder: string, ending: RegExp): string[] {
  return listFiles(folder)
    .filter((file) => ending.test(file))
    .map((file) => join(folder, file));
}

function replaceContent(company: Company): void {
  for (const name of readdirSync("data").filter((file) => file !== "README.md"))
    rmSync(join("data", name), { recursive: true });
  cpSync("starter", "data", { recursive: true });
  for (const file of listMatching("data", /\.json$/u)) edit(file, (text) => renameJson(text, company));
  for (const file of listMatching("data", /\.mdx$/u)) edit(file, (text) => rename(text, company));
}

/** Copies what is translated of the content into the folder of each other language. */
function copyLanguages(company: Company): void {
  for (const tag of company.languages) {
    const folder = join("languages", tag);
    for (const name of ["pages", "texts", "articles", "posts.json", "site.json", "interface.json", "vocabulary.json"])
      cpSync(join("data", name), join(folder, name), { recursive: true });
    edit(join(folder, "site.json"), (text) => setLanguage(text, tag));
  }
  edit("data/site.json", (text) => addLanguages(text, company));
}

function replaceSettings(company: Company): void {
  edit("package.json", (text) => renamePackage(text, company));
  edit("package-lock.json", (text) => renameKey(text, company));
  edit("src/relay/wrangler.jsonc", (text) => renameWorker(text, company));
  edit("tsconfig.json", (text) => text.replace(`"sample", `, ""));
  edit("cspell.json", (text) => text.replace("e2e,sample,tools", "e2e,tools"));
  edit("eslint.config.mjs", (text) => text.replace("{adopt,", "{"));
  edit(".ci/run", (text) => text.replace("npm run test:sample\n", ""));
}

function replaceDocuments({ name }: Company): void {
  const escaped = name.replaceAll(/[\\`*_[\]<>#|~&]/gu, String.raw`\$&`);
  const documents = ["README.md", "CONTRIBUTING.md", "data/README.md", ...listMatching("docs", /\.md$/u)];
  for (const file of documents) edit(file, cutSample);
  edit("README.md", (text) => text.replace("# Website", () => `# ${escaped}`).replace("a B2B company", () => escaped));
  edit("CHANGELOG.md", (text) => `${text.split("## ", 1)[0]}## Unreleased\n`);
  run("npx", ["--no-install", "prettier", "--write", "--log-level", "warn", ...documents]);
}

const next = `
Next steps:
  Content     data/, see data/README.md: people, jobs, customers and partners are invented. npm run develop shows changes.
  Mark        data/images/brand/mark.svg; the build draws the icons from it
  Color       src/theme/palette.ts, see docs/rebrand.md
  Typeface    src/theme/typeface.json, see docs/rebrand.md
  Pictures    data/images/
  Recipient   of the form: email in data/site.json; of previews: MAIL_TO in src/relay/wrangler.jsonc
  Deployment  docs/deploy-cloudflare.md, then npm run deploy
Run npm start and npm test, then commit. To undo: git reset --hard && git clean -fd`;

/** Throws if git cannot undo the changes. */
function checkGit(): void {
  const { status, stdout } = spawnSync("git", ["status", "--porcelain"], { encoding: "utf8" });
  if (status !== 0)
    throw new Error("This is not a git repository. Commit the project first, so that you can undo the changes.");
  if (stdout !== "") throw new Error(`There are uncommitted changes:\n${stdout}Commit or stash them first.`);
}

function readArguments(): Company | undefined {
  try {
    const { name, url, languages } = parseArgs({
      options: { name: { type: "string" }, url: { type: "string" }, languages: { type: "string" } },
    }).values;
    const company = readCompany(name, url, languages);
    checkGit();
    return company;
  } catch (error) {
    const usage = `npm run adopt -- --name "Harborline" --url https://www.harborline.example`;
    console.error(`Nothing was changed. ${error instanceof Error ? error.message : String(error)}\n\n  ${usage}`);
    process.exitCode = 1;
    return undefined;
  }
}

const company = readArguments();
if (company) {
  replaceContent(company);
  replaceSettings(company);
  replaceDocuments(company);
  for (const path of sampleFiles) rmSync(path, { recursive: true, force: true });
  copyLanguages(company);
  run("npm", ["run", "--silent", "lines"]);
  console.log(`data/ is now the site of ${company.name} at ${company.url.origin}.\n${next}`);
}
