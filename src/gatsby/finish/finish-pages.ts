import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

import type { CreatePagesArgs } from "gatsby";

import { publicFolder } from "../public-folder";
import { readAnswer } from "../read-answer";
import { workThrough } from "../work-through";
import { addPolicy } from "./add-policy";
import { bundleLoader } from "./bundle-loader";
import { deferScripts } from "./defer-scripts";

/** How many pages are read at the same time. */
const atOnce = 16;

/** File of the built site that holds the page at a path. */
function toFile(path: string): string {
  return join(publicFolder, path.endsWith(".html") ? path : join(path, "index.html"));
}

/** Defers the scripts of every page and writes its Content Security Policy into it; throws when a page cannot be finished. */
export async function finishPages(graphql: CreatePagesArgs["graphql"]): Promise<void> {
  const { allSitePage } = await readAnswer(
    graphql<Queries.FinishedPagesQuery>(`
      query FinishedPages {
        allSitePage {
          nodes {
            path
          }
        }
      }
    `),
  );
  const loader = await bundleLoader();
  const relay = process.env.GATSBY_RELAY_URL;
  const origin = relay ? new URL(relay).origin : undefined;
  await workThrough(allSitePage.nodes, atOnce, async ({ path }) => {
    const file = toFile(path);
    const page = deferScripts(await readFile(file, "utf8"), loader, file);
    await writeFile(file, addPolicy(page, loader, file, origin));
  });
}
