import type { Page } from "@playwright/test";

import { makeGate } from "./contact/stand-in";

/** Keeps files back, all scripts unless others are named, until the returned function is called. */
export async function holdFiles(page: Page, files = "**/*.js"): Promise<() => void> {
  const { opened, open } = makeGate();
  await page.route(files, async (route) => {
    await opened;
    await route.continue();
  });
  return open;
}
