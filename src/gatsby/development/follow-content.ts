import type { NodeSource } from "../node-source";
import { contentWatch, isShowable } from "./content-watch";

/** How long Gatsby may take for what it was given, in milliseconds, before it is given it again. */
const patience = 1500;

/** A file that goes while it is read: the check answers soon, and this is done again. */
function waitForCheck(): void {
  return undefined;
}

let stop: (() => void) | undefined;

/**
 * Follows the content in development. While it has an error the last good nodes stay: a half-written file breaks no page.
 *
 * Gatsby drops the nodes that it is given in the very moment in which a page is asked for. So it is looked whether they have
 * arrived, and they are given again.
 */
export function followContent({ isBehind, bring }: NodeSource): void {
  let timer: NodeJS.Timeout | undefined;

  async function makeUp(): Promise<void> {
    if (isBehind()) await give();
  }

  async function give(): Promise<void> {
    clearTimeout(timer);
    timer = setTimeout(() => {
      makeUp().catch(waitForCheck);
    }, patience);
    await bring();
  }

  stop?.();
  stop = contentWatch.subscribe((problems) => {
    if (isShowable(problems)) give().catch(waitForCheck);
    else clearTimeout(timer);
  });
}
