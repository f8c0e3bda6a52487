import { By, type WebDriver } from "selenium-webdriver";

import { faultless, fieldNames, type Entries } from "../contact/form";
import { findOnlyMail, makeMark } from "../contact/outbox";
import { catalogue } from "../contact/toast";
import { button, expectAttribute, find, open, waitForScripts } from "./page";
import { expect, test } from "./test";

async function fillForm(driver: WebDriver, entries: Partial<Entries>): Promise<void> {
  for (const field of fieldNames) {
    const entry = entries[field];
    if (entry === undefined) continue;
    const control = await find(driver, By.id(field));
    await control.clear();
    await control.sendKeys(entry);
  }
}

function readEntries(driver: WebDriver): Promise<unknown[]> {
  return Promise.all(fieldNames.map((field) => driver.findElement(By.id(field)).getProperty("value")));
}

async function expectToast(driver: WebDriver, words: readonly string[]): Promise<void> {
  const role = words === catalogue.succeeded ? "status" : "alert";
  const readToast = async () => {
    const lines = await driver.findElements(By.css(`[role=${role}] p`));
    return Promise.all(lines.map((line) => line.getText()));
  };
  await expect.poll(readToast).toEqual(words);
}

test("an empty form cannot be sent, and says what is still to be done", async ({ driver, site }) => {
  await open(driver, `${site.url}/contact`);
  const send = await find(driver, button("Send Message"));
  expect(await send.isEnabled()).toBe(false);
  await fillForm(driver, { firstName: "Ana" });
  await find(driver, By.xpath(`//p[.="Still to fill in: Last Name, Phone, Work Email, Message"]`));
});

test("what is refused is told in a toast and beside its field", async ({ driver, site }) => {
  await open(driver, `${site.url}/contact`);
  await fillForm(driver, { ...faultless, email: "ana@acme" });
  await (await find(driver, button("Send Message"))).click();
  await expectToast(driver, catalogue.emptyEmail);
  await expectAttribute(await find(driver, By.id("email")), "aria-invalid", "true");
});

test("a message is sent and delivered, and the form is empty then", async ({ driver, site, request, baseURL }) => {
  const mark = makeMark();
  await open(driver, `${site.url}/contact`);
  await fillForm(driver, { ...faultless, message: `From WebKit: ${mark}` });
  await (await find(driver, button("Send Message"))).click();
  await expectToast(driver, catalogue.succeeded);
  expect(await readEntries(driver)).toEqual(["", "", "", "", ""]);
  const mail = await findOnlyMail({ request }, baseURL, mark);
  expect(mail.replyTo?.text).toBe(faultless.email);
});

test("what was typed is there again after a reload", async ({ driver, site }) => {
  await open(driver, `${site.url}/contact`);
  await fillForm(driver, { ...faultless, message: "Not yet" });
  await driver.navigate().refresh();
  await waitForScripts(driver);
  expect(await readEntries(driver)).toEqual(Object.values({ ...faultless, message: "Not yet" }));
  await find(driver, By.xpath(`//p[.="Still to fill in: Message"]`));
});
