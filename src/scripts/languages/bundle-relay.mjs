// One relay for all languages: the worker of each answers below its path, in the strings of its pages.
import { mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";

import { build } from "esbuild";

import { findFile, sharedFolder } from "../../content/site.cjs";
import { listLanguages } from "../../content/languages/languages.cjs";

const folder = ".build/relay";
const worker = resolve("src/relay/worker.ts");

/**
 * Resolves files of the content. Mail to sales is in the first language.
 * @param {string} own folder of the language
 * @returns {import("esbuild").Plugin}
 */
function takeContent(own) {
  return {
    name: "content",
    setup({ onResolve }) {
      onResolve({ filter: /^#content\// }, ({ path, importer }) => {
        const file = path.replace(/^#content\/|\?.*$/gu, "");
        const isForSales = /[\\/]src[\\/]relay[\\/]delivery[\\/]/u.test(importer);
        return { path: resolve(findFile(file, undefined, isForSales ? sharedFolder : own)) };
      });
    },
  };
}

/** Writes the worker of all languages. Returns its file; undefined for a site with one language, whose worker is that of the sources. */
export async function bundleRelay() {
  const [, ...others] = listLanguages();
  if (others.length === 0) return undefined;
  mkdirSync(folder, { recursive: true });
  for (const { path, folder: own } of others)
    await build({
      entryPoints: [worker],
      outfile: join(folder, `${path.slice(1)}.mjs`),
      bundle: true,
      format: "esm",
      packages: "external",
      define: { "process.env.GATSBY_PATH_PREFIX": JSON.stringify(path) },
      plugins: [takeContent(own)],
    });
  const imports = others.map(({ path }, index) => `import language${index} from "./${path.slice(1)}.mjs";\n`);
  const entries = others.map(({ path }, index) => `[${JSON.stringify(path)}, language${index}]`);
  const file = join(folder, "worker.mjs");
  writeFileSync(
    file,
    `import first from ${JSON.stringify(worker)};
${imports.join("")}
const others = [${entries.join(", ")}];

export default {
  ...first,
  fetch(request, ...rest) {
    const { pathname } = new URL(request.url);
    const [, worker] = others.find(([path]) => pathname === path || pathname.startsWith(path + "/")) ?? ["", first];
    return worker.fetch(request, ...rest);
  },
};
`,
  );
  return file;
}
