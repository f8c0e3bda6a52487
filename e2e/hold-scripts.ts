import type { Page } from "@playwright/test";

import { makeGate } from "./contact/stand-in";

/** Keeps all scripts back until the returned function is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  const { opened, open } = makeGate();
  await page.route("**/*.js", async (route) => {
    await opened;
    await route.continue();
  });
  return open;
}
