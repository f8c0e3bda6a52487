// Gatsby's folders of each language: one is in place, the others wait in `.build/languages/`, so that a change of one builds one.
const { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } = require("node:fs");
const { dirname, join } = require("node:path");

const waiting = ".build/languages";
/** What belongs to a language; the last one is the stamp of its build (`src/scripts/content-folder.mjs`). */
const folders = [".cache", "public", ".build/last-build"];
/** Names the language whose folders are in place. */
const mark = join(waiting, "current");
/** The build of the first language, while `public/` has all languages. */
const alone = join(waiting, "first-public");

/** @param {string} path of a language; empty for the first */
function nameFolder(path) {
  return join(waiting, path === "" ? "first" : path.slice(1));
}

/** @param {string} from @param {string} to */
function move(from, to) {
  if (!existsSync(from)) return;
  mkdirSync(dirname(to), { recursive: true });
  rmSync(to, { recursive: true, force: true });
  renameSync(from, to);
}

/** Puts the folders of a language in place, without those of other languages. @param {string} path of the language */
function enterLanguage(path) {
  if (existsSync(alone)) {
    rmSync("public", { recursive: true, force: true });
    move(alone, "public");
  }
  const current = existsSync(mark) ? readFileSync(mark, "utf8") : "";
  if (current === path) return;
  for (const folder of folders) move(folder, join(nameFolder(current), folder));
  for (const folder of folders) move(join(nameFolder(path), folder), folder);
  mkdirSync(waiting, { recursive: true });
  writeFileSync(mark, path);
}

/** Copies the site of the first language, which is in place, so that files of others can be added. Returns their folders by path. */
function leaveFirst(/** @type {readonly string[]} */ paths) {
  move("public", alone);
  cpSync(alone, "public", { recursive: true, preserveTimestamps: true });
  return new Map(paths.map((path) => [path, nameFolder(path)]));
}

module.exports = { enterLanguage, leaveFirst };
