import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";

import type { GatsbyNode } from "gatsby";

import { publicFolder } from "./public-folder";

const scriptPattern = /\.js(?:\.map|\.LICENSE\.txt)?$/u;

/** Takes out the scripts of earlier builds: their names hold a hash, so nothing overwrites them and nothing asks for them. */
export const onPreBuild: GatsbyNode["onPreBuild"] = async () => {
  const names = await readdir(publicFolder).catch(() => []);
  const scripts = names.filter((name) => scriptPattern.test(name));
  await Promise.all(scripts.map((name) => rm(join(publicFolder, name))));
};
