import { spawn } from "node:child_process";

import { developEnvironment } from "../../src/scripts/develop.mjs";
import { copySite } from "../copy-site.mjs";
import { port, read, root, write } from "./site.mjs";

/** Runs Gatsby's development server in a copy of the sources, because it writes to the folder of the built site. */
const site = copySite("develop", root);

// Keeps only the tested pages and the 404 page, which Gatsby loads, because bundling a page is slow.
write(
  "src/gatsby/create-pages.ts",
  `${read("src/gatsby/create-pages.ts").replace("createPages: GatsbyNode", "createAllPages: GatsbyNode").replace("export const", "const")}
const tested = /^\\/(?:404\\.html|design-system|careers|sample[^/]*|blog\\/sample[^/]*)$/u;
export const createPages: GatsbyNode["createPages"] = (args, ...rest) => {
  const createPage: typeof args.actions.createPage = (page) => {
    if (tested.test(page.path)) args.actions.createPage(page);
  };
  return createAllPages?.({ ...args, actions: { ...args.actions, createPage } }, ...rest);
};
`,
);

Object.assign(process.env, { NODE_ENV: "development", CONTENT_FOLDER: "starter", ...developEnvironment });
const server = spawn(
  process.execPath,
  ["node_modules/gatsby/cli.js", "develop", "--host", "127.0.0.1", "--port", String(port)],
  { cwd: root, stdio: ["ignore", "inherit", "inherit"] },
);
for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"])) {
  process.on(signal, () => server.kill(signal));
}
server.on("exit", (code) => {
  site.remove();
  process.exit(code ?? 0);
});
