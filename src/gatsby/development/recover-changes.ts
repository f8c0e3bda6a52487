import { createHash } from "node:crypto";
import { readFileSync, statSync, utimesSync } from "node:fs";
import { join } from "node:path";

import type { NodePluginArgs } from "gatsby";

import { dataFolder, openDataFolder } from "../../content/read/data-folder";
import { contentWatch } from "./content-watch";

/** How long Gatsby may take for a change, in milliseconds. */
const patience = 1500;

/** How often a state of a file is offered to Gatsby again: it ignores some names on purpose. */
const mostOffers = 3;

/** The files of `data/` that Gatsby does not hold in their present state, each with its digest. */
function listStale({ getNodesByType }: Pick<NodePluginArgs, "getNodesByType">): { file: string; digest: string }[] {
  const nodes = new Map(getNodesByType("File").map((node) => [String(node["relativePath"]), node]));
  return openDataFolder(process.cwd()).paths.flatMap((path) => {
    const file = join(dataFolder, path);
    const node = nodes.get(path);
    if (node && statSync(file).mtimeMs <= Number(node["mtimeMs"])) return [];
    const digest = createHash("md5").update(readFileSync(file)).digest("hex");
    return node?.internal.contentDigest === digest ? [] : [{ file, digest }];
  });
}

/**
 * Gatsby drops the changes that wait in its batch when a page is requested at that moment. A file that it still holds in an older
 * state gets a new time, which is a change to Gatsby.
 */
export function recoverChanges(args: Pick<NodePluginArgs, "getNodesByType">): void {
  const offers = new Map<string, number>();
  let timer: NodeJS.Timeout | undefined;

  function offerAgain(): void {
    for (const { file, digest } of listStale(args)) {
      const state = `${file} ${digest}`;
      const count = offers.get(state) ?? 0;
      offers.set(state, count + 1);
      if (count >= mostOffers) continue;
      utimesSync(file, new Date(), new Date());
      lookLater();
    }
  }

  function lookLater(): void {
    clearTimeout(timer);
    timer = setTimeout(() => {
      try {
        offerAgain();
      } catch {
        // A file that goes while it is read: the check reports soon, and this is done again.
      }
    }, patience);
  }

  contentWatch.subscribe(lookLater);
}
