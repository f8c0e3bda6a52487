// Gatsby and Parcel find files by patterns that begin with the path of the project, in which ( ) [ ] and others have a meaning.
import { createHash } from "node:crypto";
import { cpSync, existsSync, linkSync, mkdirSync, readdirSync, readFileSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** What a build makes or installs. */
const made = [".build", ".cache", ".git", "node_modules", "public"];

/** Results of a build that other commands read. */
const results = ["public", join(".cache", "nginx"), join("src", "gatsby-types.d.ts")];

/** @param {string} path */
export function isPattern(path) {
  return /[()[\]{}*?!]/u.test(path);
}

/**
 * Copies a folder by links to its files, not to folders: Gatsby would find their real path.
 * @param {string} from
 * @param {string} to
 */
function linkFiles(from, to) {
  mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) linkFiles(source, target);
    else if (entry.isFile()) {
      try {
        linkSync(source, target);
      } catch {
        // The folders are on different disks.
        cpSync(source, target);
      }
    } else cpSync(source, target, { recursive: true, verbatimSymlinks: true });
  }
}

/** @param {string} packages a folder `node_modules` */
function readVersion(packages) {
  const file = join(packages, ".package-lock.json");
  return existsSync(file) ? readFileSync(file, "utf8") : "";
}

/**
 * Runs a build in the project, or, if its path is a pattern, in a copy that has a plain path and keeps its cache.
 * @param {() => number} build builds the site in the current folder, and returns its exit code
 * @returns {number} exit code
 */
export function buildAtPlainPath(build, project = process.cwd()) {
  if (!isPattern(project)) return build();
  const copy = join(
    realpathSync(tmpdir()),
    `website-${createHash("sha256").update(project).digest("hex").slice(0, 12)}`,
  );
  mkdirSync(copy, { recursive: true });
  const listSources = (/** @type {string} */ folder) => readdirSync(folder).filter((name) => !made.includes(name));
  for (const name of listSources(copy)) rmSync(join(copy, name), { recursive: true });
  const filter = (/** @type {string} */ file) => !/(?:node_modules|\.wrangler)$/u.test(file);
  // With new timestamps: gatsby-source-filesystem takes files for unchanged by timestamp and inode, which other files can get.
  for (const name of listSources(project)) cpSync(join(project, name), join(copy, name), { recursive: true, filter });
  const packages = join(copy, "node_modules");
  if (!existsSync(packages) || readVersion(packages) !== readVersion(join(project, "node_modules"))) {
    rmSync(packages, { recursive: true, force: true });
    linkFiles(join(project, "node_modules"), packages);
  }
  process.chdir(copy);
  const code = build();
  process.chdir(project);
  for (const result of results) {
    rmSync(join(project, result), { recursive: true, force: true });
    if (existsSync(join(copy, result)))
      cpSync(join(copy, result), join(project, result), { recursive: true, preserveTimestamps: true });
  }
  return code;
}
