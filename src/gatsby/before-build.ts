import { spawnSync } from "node:child_process";

import type { GatsbyNode } from "gatsby";

import { readContentSettings } from "./settings/content-settings";
import { readRelay } from "./settings/read-relay";
import { deleteWrittenFiles, restorePictures } from "./output/stale-files";

/** Checks this language in its own process, which releases its memory before the build. */
const command = ["--import", "tsx", "src/content/cli/check.ts", "--own"];

/** Stops the build and the development server if a setting or the content is invalid. */
export const onPreInit: GatsbyNode["onPreInit"] = ({ reporter }) => {
  try {
    readContentSettings();
    readRelay();
  } catch (error) {
    reporter.panic(error instanceof Error ? error.message : String(error));
  }
  const { status } = spawnSync(process.execPath, command, { stdio: ["ignore", "inherit", "inherit"] });
  if (status !== 0) reporter.panic("The content has problems, listed above. Fix them and start again.");
};

export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = restorePictures;

export const onPreBuild: GatsbyNode["onPreBuild"] = deleteWrittenFiles;
