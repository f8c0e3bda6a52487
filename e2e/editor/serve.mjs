import { execFileSync, spawn } from "node:child_process";
import { cpSync, mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";

import { editorRoot, editorToken } from "./place.mjs";

/** Runs the editor on a copy of the content, in a repository of its own, so that `git diff` tells what was changed. */
rmSync(editorRoot, { recursive: true, force: true });
mkdirSync(editorRoot, { recursive: true });
cpSync("data", join(editorRoot, "data"), { recursive: true });
/** @param {string[]} args */
const git = (...args) => execFileSync("git", args, { cwd: editorRoot });
git("init", "--quiet");
git("add", "--all");
git("-c", "user.name=Test", "-c", "user.email=test@example.com", "commit", "--quiet", "--message", "Begin");

const server = spawn(process.execPath, ["node_modules/tsx/dist/cli.mjs", "src/editor/main.ts", "--no-open"], {
  stdio: "inherit",
  env: { ...process.env, EDITOR_ROOT: editorRoot, EDITOR_TOKEN: editorToken },
});
for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"]))
  process.on(signal, () => server.kill(signal));
server.on("exit", (code) => process.exit(code ?? 0));
