import { createHash } from "node:crypto";
import { readFileSync, utimesSync } from "node:fs";
import { resolve } from "node:path";

import type { NodeInput, SourceNodesArgs } from "gatsby";

import type { ContentRecord } from "../../content/read/record";
import { contentWatch, isShowable } from "./content-watch";

/** How long Gatsby may take for what it was given, in milliseconds, before it is given it again. */
const patience = 1500;

/** What follows the content: what is shown now, its nodes, and what makes those of them that are wanted. */
interface Source {
  listShown: () => readonly ContentRecord[];
  listNodes: (records: readonly ContentRecord[]) => readonly NodeInput[];
  createNodes: (isWanted: (node: NodeInput) => boolean) => Promise<void>;
}

/** Articles whose file Gatsby does not hold as it is. */
function listMissedFiles(args: SourceNodesArgs, records: readonly ContentRecord[]): string[] {
  const digests = new Map(
    args.getNodesByType("File").map((node) => [node["absolutePath"], node.internal.contentDigest]),
  );
  return records
    .filter(({ source }) => source.file.endsWith(".mdx"))
    .map(({ source }) => resolve(source.file))
    .filter((file) => digests.get(file) !== createHash("md5").update(readFileSync(file)).digest("hex"));
}

let stop: (() => void) | undefined;

/**
 * Follows the content in development. While it has an error the last good nodes stay: a half-written file breaks no page.
 *
 * Gatsby drops the nodes that it is given in the very moment in which a page is asked for. So it is looked whether they have
 * arrived: records are given again, and the file of an article is touched, so that it is noticed again.
 */
export function followContent(args: SourceNodesArgs, { listShown, listNodes, createNodes }: Source): void {
  const isChanged = ({ id, internal }: NodeInput) =>
    args.getNode(id)?.internal.contentDigest !== internal.contentDigest;
  let timer: NodeJS.Timeout | undefined;

  function makeUp(): void {
    try {
      const shown = listShown();
      const now = new Date();
      for (const file of listMissedFiles(args, shown)) utimesSync(file, now, now);
      if (listNodes(shown).some(isChanged)) give();
    } catch {
      // A file that goes while it is looked at: the check answers soon, and this is done again.
    }
  }

  function give(): void {
    clearTimeout(timer);
    void createNodes(isChanged);
    timer = setTimeout(makeUp, patience);
  }

  stop?.();
  stop = contentWatch.subscribe((problems) => {
    if (isShowable(problems)) give();
    else clearTimeout(timer);
  });
}
