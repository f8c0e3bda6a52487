import { expect, test } from "../test";
import {
  blank,
  expectEntries,
  faultless,
  fillForm,
  findButton,
  findField,
  findNote,
  openForm,
  press,
  enter,
} from "./form";
import { fail, keepSilent, standIn } from "./stand-in";
import { catalogue, expectToast } from "./toast";

test("what was typed survives a reload, a visit to another page and the way back", async ({ page }) => {
  await openForm(page);
  await fillForm(page, { firstName: "Ana", message: "Not yet\nwhole" });
  await page.reload();
  await expectEntries(page, { ...blank, firstName: "Ana", message: "Not yet\nwhole" });
  await expect(findNote(page)).toHaveText("Still to fill in: Last Name, Phone, Work Email");
  await page.getByRole("contentinfo").getByRole("link", { name: "Team" }).click();
  await expect(page).toHaveURL("/team");
  await page.goBack();
  await expectEntries(page, { ...blank, firstName: "Ana", message: "Not yet\nwhole" });
  await page.goto("/careers");
  await openForm(page);
  await expectEntries(page, { ...blank, firstName: "Ana", message: "Not yet\nwhole" });
});

test("what was typed survives a failure and a reload, and can be sent then", async ({ page }) => {
  await standIn(page, fail);
  await openForm(page);
  await fillForm(page);
  await press(page);
  await expectToast(page, catalogue.failed);
  await page.reload();
  await expectEntries(page, faultless);
  await expect(findButton(page)).toBeEnabled();
  await page.unroute("**/send-email");
  await standIn(page);
  await press(page);
  await expectToast(page, catalogue.succeeded);
});

test("what was typed survives a reload while it is under way", { tag: "@thorough" }, async ({ page }) => {
  await standIn(page, keepSilent);
  await openForm(page);
  await fillForm(page);
  await press(page);
  await expect(findButton(page)).toHaveText("Sending...");
  await page.reload();
  await expectEntries(page, faultless);
  await expect(findButton(page)).toHaveText("Send Message");
  await expect(findButton(page)).toBeEnabled();
});

test("what was typed in one tab is not shown in another", async ({ page, context }) => {
  await openForm(page);
  await fillForm(page);
  const other = await context.newPage();
  await openForm(other);
  await expect(findButton(other)).toBeDisabled();
  await expectEntries(other, blank);
});

test("what has been sent does not come back", async ({ page }) => {
  await standIn(page);
  await openForm(page);
  await fillForm(page);
  await press(page);
  await expectToast(page, catalogue.succeeded);
  await page.reload();
  await expect(findButton(page)).toBeDisabled();
  await expectEntries(page, blank);
});

test("a draft that cannot be read is left aside without a word", { tag: "@thorough" }, async ({ page }) => {
  const complaints: string[] = [];
  page.on("console", (line) => {
    if (["error", "warning"].includes(line.type())) complaints.push(line.text());
  });
  page.on("pageerror", (error) => complaints.push(error.message));
  await openForm(page);
  await fillForm(page, { firstName: "Ana" });
  const keys = await page.evaluate(() =>
    Object.entries(sessionStorage).flatMap(([key, value]) => (String(value).includes("Ana") ? [key] : [])),
  );
  expect(keys).toHaveLength(1);
  for (const stored of ["{", "null", "7", "[]", '{"entered":{"firstName":"Ana"}}', '{"entered":null,"sent":3}']) {
    await page.evaluate(
      ([key = "", value = ""]) => {
        sessionStorage.setItem(key, value);
      },
      [...keys, stored],
    );
    // Opened again, for Firefox itself keeps what stands in fields over a reload.
    await openForm(page);
    await expect(findButton(page)).toBeDisabled();
    await expectEntries(page, blank);
  }
  await enter(findField(page, "firstName"), "Eva");
  await page.reload();
  await expectEntries(page, { ...blank, firstName: "Eva" });
  expect(complaints).toEqual([]);
});
