import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";

import { buildCopy, copySite } from "../copy-site.mjs";
import { plant, type Amount } from "./plant";

/** Returns the folder of a company's built site. */
export function getPublicFolder(amount: Amount): string {
  return join(process.cwd(), ".build/any-company", amount, "public");
}

/** Builds both companies, and returns a function that deletes them. Not in a worker: Playwright starts one after each failure. */
export default async function build(): Promise<() => void> {
  for (const amount of ["few", "many"] as const) {
    mkdirSync(join(getPublicFolder(amount), "../.."), { recursive: true });
    const site = copySite(amount, join(getPublicFolder(amount), ".."));
    await plant(site, amount);
    buildCopy(site);
  }
  return () => {
    rmSync(join(getPublicFolder("few"), "../.."), { recursive: true });
  };
}
