import { spawnSync } from "node:child_process";

import type { GatsbyNode, PreInitArgs } from "gatsby";

import { readContentSettings } from "./content-settings";

/** In a process of its own: what the check reads of thousands of articles is given back before the build begins. */
const check = ["--import", "tsx", "src/content/cli/check.ts"];

/** Stops before anything is built or served when a setting or the content has a mistake, and lists all mistakes at once. */
export const onPreInit: GatsbyNode["onPreInit"] = ({ reporter }: PreInitArgs) => {
  try {
    readContentSettings();
  } catch (error) {
    reporter.panic(error instanceof Error ? error.message : String(error));
  }
  const { status } = spawnSync(process.execPath, check, { stdio: ["ignore", "inherit", "inherit"] });
  if (status !== 0) reporter.panic("The content has problems, listed above. Mend them and start again.");
};
