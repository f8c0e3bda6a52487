import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";

import { buildCopy, copySite } from "../copy-site.mjs";
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
    buildCopy(site);
  }
  return () => {
    rmSync(join(publicFolderOf("few"), "../.."), { recursive: true });
  };
}
