import { test as base, expect } from "@playwright/test";
import type { WebDriver } from "selenium-webdriver";

import { openBrowser, startDriver } from "./open-browser";
import { watchSite, type WatchedSite } from "./watch-site";

/** Like the other engines' `test`: a journey fails when its pages break their policy, let an error go uncaught, or complain. */
export const test = base.extend<{ site: WatchedSite; driver: WebDriver }, { driverUrl: string }>({
  driverUrl: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads from it that nothing is needed
    async ({}, provide) => {
      const { url, stop } = await startDriver();
      await provide(url);
      stop();
    },
    { scope: "worker" },
  ],
  site: async ({ baseURL }, provide) => {
    const site = await watchSite(baseURL ?? "");
    await provide(site);
    site.close();
    expect(site.faults, "violations of the policy, errors and warnings").toEqual([]);
  },
  driver: async ({ driverUrl }, provide) => {
    const driver = await openBrowser(driverUrl);
    await provide(driver);
    // What the page has begun may still go wrong.
    await driver.sleep(200);
    await driver.quit();
  },
});

export { expect };
