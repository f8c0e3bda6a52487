import { spawnSync } from "node:child_process";
import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";

import { copySite } from "../copy-site.mjs";
import { plant, type Amount } from "./plant";

/** Folder of the built site of a company. */
export function publicFolderOf(amount: Amount): string {
  return join(process.cwd(), ".build/any-company", amount, "public");
}

/** Builds both companies, and returns how to delete them. Not in a worker, because Playwright starts a new one after each test that fails. */
export default async function build(): Promise<() => void> {
  for (const amount of ["few", "many"] as const) {
    mkdirSync(join(publicFolderOf(amount), "../.."), { recursive: true });
    const site = copySite(amount, join(publicFolderOf(amount), ".."));
    await plant(site, amount);
    const { status, stdout } = spawnSync(process.execPath, ["node_modules/gatsby/cli.js", "build"], {
      cwd: site.root,
      encoding: "utf8",
      env: { ...process.env, NODE_ENV: "production", GATSBY_TELEMETRY_DISABLED: "1", CONTENT_FOLDER: "starter" },
    });
    if (status !== 0) throw new Error(stdout.slice(-4000));
  }
  return () => {
    rmSync(join(publicFolderOf("few"), "../.."), { recursive: true });
  };
}
