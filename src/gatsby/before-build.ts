import { spawnSync } from "node:child_process";
import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";

import type { GatsbyNode } from "gatsby";

import { readContentSettings } from "./content-settings";
import { publicFolder } from "./public-folder";
import { restorePictures } from "./unpublished-pictures";

/** In its own process: its memory, for thousands of articles, is free again before the build begins. */
const check = ["--import", "tsx", "src/content/cli/check.ts"];

/** Stops the build and the development server if a setting or the content is invalid. The check lists all problems at once. */
export const onPreInit: GatsbyNode["onPreInit"] = ({ reporter }) => {
  try {
    readContentSettings();
  } catch (error) {
    reporter.panic(error instanceof Error ? error.message : String(error));
  }
  const { status } = spawnSync(process.execPath, check, { stdio: ["ignore", "inherit", "inherit"] });
  if (status !== 0) reporter.panic("The content has problems, listed above. Fix them and start again.");
};

export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = restorePictures;

/** Deletes the scripts of earlier builds: their names contain a hash, so that a build does not overwrite them. */
export const onPreBuild: GatsbyNode["onPreBuild"] = async () => {
  const names = await readdir(publicFolder).catch(() => []);
  const scripts = names.filter((name) => /\.js(?:\.map|\.LICENSE\.txt)?$/u.test(name));
  await Promise.all(scripts.map((name) => rm(join(publicFolder, name))));
};
