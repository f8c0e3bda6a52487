import type { Page } from "@playwright/test";

import { expect, test } from "../test";
import { expectEntries, faultless, fillForm, findField, openForm, press, enter } from "./form";
import { fail, standIn } from "./stand-in";
import { catalogue, expectToast, limited } from "./toast";

const start = new Date("2031-04-05T09:30:00");

/** Sends so many messages, this many minutes apart; they fail, so that what was typed stays. */
async function send(page: Page, times: number, minutesApart = 0): Promise<void> {
  for (let time = 0; time < times; time++) {
    if (time > 0) await page.clock.runFor(minutesApart * 60_000);
    await press(page);
    await expectToast(page, catalogue.failed);
    await page.getByRole("alert").getByRole("button", { name: "Dismiss" }).click();
  }
}

async function openAt(page: Page, time: Date | string): Promise<void> {
  await page.clock.install({ time });
  await openForm(page);
  await page.clock.pauseAt(new Date(new Date(time).getTime() + 60_000));
  await fillForm(page);
}

for (const [locale, time] of [
  ["en-US", "10:31 AM"],
  ["de-DE", "10:31"],
] as const) {
  test.describe(() => {
    test.use({ locale });

    test(
      `the sixth message within an hour is refused until ${time}, as a clock in ${locale} shows it`,
      { tag: locale === "en-US" ? [] : "@thorough" },
      async ({ page }) => {
        const requests = await standIn(page, fail);
        await openAt(page, start);
        await send(page, 5);
        await press(page);
        await expectToast(page, limited(time.replace(" ", "\u202f")));
        expect(requests).toHaveLength(5);
        await expectEntries(page, faultless);
      },
    );
  });
}

test("the limit comes before the content, and survives a reload", async ({ page }) => {
  const requests = await standIn(page, fail);
  await openAt(page, start);
  await send(page, 5);
  await page.clock.resume();
  await openForm(page);
  await enter(findField(page, "email"), "ana@acme");
  await press(page);
  await expectToast(page, limited("10:31\u202fAM"));
  expect(requests).toHaveLength(5);
});

test(
  "success counts toward the limit too, and what is refused for its content does not",
  { tag: "@thorough" },
  async ({ page }) => {
    const requests = await standIn(page);
    await openAt(page, start);
    for (let time = 0; time < 5; time++) {
      await fillForm(page, { ...faultless, email: "ana@acme" });
      await press(page);
      await expectToast(page, catalogue.emptyEmail);
      await enter(findField(page, "email"), faultless.email);
      await press(page);
      await expectToast(page, catalogue.succeeded);
      await expectEntries(page, { message: "" });
    }
    await fillForm(page);
    await press(page);
    await expectToast(page, limited("10:31\u202fAM"));
    expect(requests).toHaveLength(5);
  },
);

test("the limit lifts 60 minutes after the first of five, then after the second", async ({ page }) => {
  const requests = await standIn(page, fail);
  await openAt(page, start);
  await send(page, 5, 10);
  await press(page);
  await expectToast(page, limited("10:31\u202fAM"));
  await page.clock.runFor(20 * 60_000 - 1);
  await press(page);
  await expectToast(page, limited("10:31\u202fAM"));
  await page.clock.runFor(1);
  await send(page, 1);
  expect(requests).toHaveLength(6);
  await press(page);
  await expectToast(page, limited("10:41\u202fAM"));
  await page.clock.runFor(10 * 60_000);
  await send(page, 1);
  await press(page);
  await expectToast(page, limited("10:51\u202fAM"));
  expect(requests).toHaveLength(7);
});

test(
  "a clock set back by a day neither lifts the limit nor prolongs it by the day",
  { tag: "@thorough" },
  async ({ page }) => {
    const requests = await standIn(page, fail);
    await openAt(page, start);
    await send(page, 5);
    await page.clock.setSystemTime("2031-04-04T09:00:00");
    await press(page);
    await expectToast(page, limited("10:00\u202fAM"));
    expect(requests).toHaveLength(5);
    await page.clock.runFor(60 * 60_000);
    await send(page, 1);
    expect(requests).toHaveLength(6);
  },
);
