import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

import type { CreatePagesArgs } from "gatsby";

import { addPolicy } from "./policy/add-policy";
import { publicFolder } from "./public-folder";
import { readAnswer } from "./read-answer";
import { workThrough } from "./work-through";
import { bundleStart } from "./write-start-script";

/** How many pages are read at the same time. */
const atOnce = 16;

/** File of the built site that holds the page at a path. */
function toFile(path: string): string {
  return join(publicFolder, path.endsWith(".html") ? path : join(path, "index.html"));
}

/** Writes its Content Security Policy into every page; throws when a page holds what none allows. */
export async function writePolicies(graphql: CreatePagesArgs["graphql"]): Promise<void> {
  const { allSitePage } = await readAnswer(
    graphql<Queries.PolicyPagesQuery>(`
      query PolicyPages {
        allSitePage {
          nodes {
            path
          }
        }
      }
    `),
  );
  const relay = process.env.GATSBY_RELAY_URL;
  const allowed = { scripts: [await bundleStart()], ...(relay ? { relay: new URL(relay).origin } : {}) };
  await workThrough(allSitePage.nodes, atOnce, async ({ path }) => {
    const file = toFile(path);
    await writeFile(file, addPolicy(await readFile(file, "utf8"), allowed, file));
  });
}
