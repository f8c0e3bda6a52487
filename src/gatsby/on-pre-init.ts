import { spawnSync } from "node:child_process";

import type { GatsbyNode, PreInitArgs } from "gatsby";

import { readContentSettings } from "./content-settings";
import { contentWatch, isShowable } from "./development/content-watch";
import { tellTerminal } from "./development/tell-problems";
import { waitForContent } from "./development/waiting-page";

/** In a process of its own: what the check reads of thousands of articles is given back before the build begins. */
const check = ["--import", "tsx", "src/content/cli/check.ts"];

/** The first answer of the check that runs beside the development server decides whether there is something to wait for. */
async function waitInDevelopment({ store }: PreInitArgs): Promise<void> {
  // Gatsby says of its store only that it has functions.
  const { program } = (store.getState as () => { program: { host?: string; port: number | string } })();
  contentWatch.subscribe(tellTerminal);
  const showable = await new Promise<boolean>((resolve) => {
    contentWatch.subscribe((problems) => {
      resolve(isShowable(problems));
    });
  });
  if (!showable) await waitForContent({ host: program.host ?? "localhost", port: Number(program.port) });
}

/**
 * Stops before anything is built when a setting or the content has a mistake, and lists all mistakes at once. The development
 * server waits instead until the content is mended, and goes on by itself.
 */
export const onPreInit: GatsbyNode["onPreInit"] = async (args: PreInitArgs) => {
  const { reporter } = args;
  try {
    readContentSettings();
  } catch (error) {
    reporter.panic(error instanceof Error ? error.message : String(error));
  }
  if (process.env.NODE_ENV === "development") {
    await waitInDevelopment(args);
    return;
  }
  const { status } = spawnSync(process.execPath, check, { stdio: ["ignore", "inherit", "inherit"] });
  if (status !== 0) reporter.panic("The content has problems, listed above. Mend them and build again.");
};
