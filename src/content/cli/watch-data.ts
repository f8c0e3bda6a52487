import { join } from "node:path";

import { watch } from "chokidar";

import { dataFolder } from "../read/data-folder";

/** How long nothing must have changed before a change is looked at, in milliseconds: editors write a file in several steps. */
const settleTime = 60;

/** Calls back once it watches, and after every change below `data/`, until the process ends. */
export function watchData(root: string, onChange: () => void): void {
  let timer: NodeJS.Timeout | undefined;
  watch(join(root, dataFolder), { ignoreInitial: true })
    // Only now is no change missed between what was read and what is watched.
    .on("ready", onChange)
    .on("all", () => {
      clearTimeout(timer);
      timer = setTimeout(onChange, settleTime);
    });
}
