// npm run pack:nginx [-- --preview]: writes the built site into .build/nginx/, with compressed files and nginx's rules
// (docs/deploy-nginx.md)
import { cpSync, existsSync, readdirSync, rmSync } from "node:fs";
import { readFile, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs, promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";

import { findMissingRelay, findObstacles, stopFor } from "./read-build.mjs";

const folder = ".build/nginx";
const rules = ".cache/nginx";
const hostFiles = ["_headers", "_redirects"].map((name) => join("public", name));
const compressible = /\.(?:html|js|json|svg|txt|webmanifest|xml)$/u;

/** Formats with the best compression of Node, by extension. */
const formats = { br: promisify(brotliCompress), gz: promisify(gzip) };

/** Writes compressed copies beside a file. They have its time, which nginx sends. @param {string} file */
async function compress(file) {
  const content = await readFile(file);
  const { atime, mtime } = await stat(file);
  for (const [extension, format] of Object.entries(formats)) {
    await writeFile(`${file}.${extension}`, await format(content, { level: 9 }));
    await utimes(`${file}.${extension}`, atime, mtime);
  }
}

const { preview } = parseArgs({ options: { preview: { type: "boolean", default: false } } }).values;
stopFor("Nothing was packed.", findObstacles(preview));
stopFor("Nothing was packed.", findMissingRelay());
stopFor("Nothing was packed.", existsSync(rules) ? [] : [`${rules} is missing. Pack the site where it was built.`]);
rmSync(folder, { recursive: true, force: true });
cpSync("public", join(folder, "public"), {
  recursive: true,
  preserveTimestamps: true,
  filter: (file) => !hostFiles.includes(file),
});
cpSync(rules, folder, { recursive: true });
const files = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && compressible.test(entry.name))
  .map(({ parentPath, name }) => join(parentPath, name));
await Promise.all(files.map(compress));
console.log(`The site is in ${folder}, with ${files.length} compressed files.`);
