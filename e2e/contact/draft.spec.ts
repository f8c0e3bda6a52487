import { expect, test } from "../test";
import { blank, expectEntries, faultless, fillForm, findButton, findNote, openForm, press } from "./form";
import { fail, standIn } from "./stand-in";
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
