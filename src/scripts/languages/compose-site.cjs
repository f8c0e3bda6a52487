// Adds the sites of other languages to that of the first one: pages and hashed files as they are, files for crawlers and hosts merged.
const { cpSync, readFileSync, rmSync, writeFileSync } = require("node:fs");
const { join } = require("node:path");

/** @param {string} file @param {(text: string) => string} change */
function edit(file, change) {
  writeFileSync(file, change(readFileSync(file, "utf8")));
}

/**
 * Adds the pages of a sitemap to another.
 * @param {string} sitemap @param {string} other
 */
function mergeSitemaps(sitemap, other) {
  const entries = /<url>.*<\/url>/su.exec(other)?.[0] ?? "";
  return sitemap.replace("</urlset>", () => `${entries}</urlset>`);
}

/**
 * Adds the rules of paths that a file `_headers` lacks. A rule is a path and the indented lines after it.
 * @param {string} headers @param {string} other
 */
function mergeHeaders(headers, other) {
  const list = (/** @type {string} */ text) => text.split(/\n(?=\S)/u).map((rule) => `${rule.trimEnd()}\n`);
  const [own, added] = [list(headers), list(other)];
  const readPath = (/** @type {string} */ rule) => rule.split("\n")[0];
  const known = new Set(own.map(readPath));
  return [...own, ...added.filter((rule) => !known.has(readPath(rule)))].join("");
}

/**
 * Adds the redirects of nginx's map of another language, and its page for unknown paths.
 * @param {string} rules @param {string} other
 */
function mergeMaps(rules, other) {
  const maps = new Map(
    [...other.matchAll(/^map .*? (\$\w+) \{\n([^]*?)^\}/gmu)].map(([, name, lines]) => [name, lines]),
  );
  return rules.replace(/^(map .*? (\$\w+) \{\n)([^]*?)(?=^\})/gmu, (_, start, name, lines) => {
    const added = (maps.get(name) ?? "").split("\n").filter((line) => !lines.split("\n").includes(line));
    return start + lines + added.map((line) => `${line}\n`).join("");
  });
}

/**
 * Adds the build of a language to `public/` and to the rules of nginx.
 * @param {string} path of the language @param {string} folder of its build
 */
function addLanguage(path, folder) {
  const site = join(folder, "public");
  const read = (/** @type {string} */ file) => readFileSync(join(site, file), "utf8");
  cpSync(site, "public", { recursive: true, force: false, preserveTimestamps: true });
  rmSync(join("public", path, "sitemap.xml"));
  edit("public/sitemap.xml", (text) => mergeSitemaps(text, read(`${path}/sitemap.xml`)));
  edit("public/_headers", (text) => mergeHeaders(text, read("_headers")));
  edit("public/_redirects", (text) => text + read("_redirects"));
  const rules = ".cache/nginx/http.conf";
  edit(rules, (text) => mergeMaps(text, readFileSync(join(folder, rules), "utf8")));
}

module.exports = { addLanguage, mergeHeaders, mergeMaps, mergeSitemaps };
