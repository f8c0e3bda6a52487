import { By, Key, type WebDriver } from "selenium-webdriver";

import { button, expectAttribute, expectFocus, expectHeading, expectPath, find, link, open, press } from "./page";
import { expect, test } from "./test";

/** Marks the document, so that one can tell whether another has been loaded since. */
async function mark(driver: WebDriver): Promise<void> {
  await driver.executeScript("window.marked = true");
}

async function expectSameDocument(driver: WebDriver): Promise<void> {
  expect(await driver.executeScript("return window.marked")).toBe(true);
}

test("a menu opens and closes by the pointer, and its links lead on", async ({ driver, site }) => {
  await open(driver, site.url);
  const products = await find(driver, button("Products"));
  await expectAttribute(products, "aria-expanded", "false");
  await products.click();
  await expectAttribute(products, "aria-expanded", "true");
  await products.click();
  await expectAttribute(products, "aria-expanded", "false");
  await (await find(driver, button("Company"))).click();
  await (await find(driver, link("Team"))).click();
  await expectPath(driver, "/team");
  await expectHeading(driver, "Team");
});

test("a menu opens under the pointer and closes behind it", async ({ driver, site }) => {
  await open(driver, site.url);
  const products = await find(driver, button("Products"));
  await driver.actions().move({ origin: products }).perform();
  await expectAttribute(products, "aria-expanded", "true");
  await driver.actions().move({ x: 640, y: 700 }).perform();
  await expectAttribute(products, "aria-expanded", "false");
});

test("a menu works by the keyboard alone", async ({ driver, site }) => {
  await open(driver, site.url);
  const products = await find(driver, button("Products"));
  await driver.executeScript("arguments[0].focus()", products);
  await press(driver, Key.ENTER);
  await expectAttribute(products, "aria-expanded", "true");
  await press(driver, Key.TAB);
  await expectFocus(await find(driver, link("Overview")));
  await press(driver, Key.ESCAPE);
  await expectAttribute(products, "aria-expanded", "false");
  await expectFocus(products);
});

test("the first Tab reaches the skip link, which leads past the header", async ({ driver, site }) => {
  await open(driver, `${site.url}/team`);
  await press(driver, Key.TAB);
  await expectFocus(await find(driver, link("Skip to content")));
  await press(driver, Key.ENTER);
  await expectFocus(await driver.findElement(By.css("main")));
});

test("a link inside the site loads no document, and Back leads to where one was", async ({ driver, site }) => {
  await open(driver, `${site.url}/careers`);
  await mark(driver);
  const team = await driver.findElement(By.css("footer a[href='/team']"));
  await driver.executeScript("arguments[0].scrollIntoView({ block: 'center' })", team);
  const before = await driver.executeScript("return scrollY");
  await team.click();
  await expectPath(driver, "/team");
  await expectHeading(driver, "Team");
  await expect.poll(() => driver.executeScript("return scrollY")).toBe(0);
  await driver.navigate().back();
  await expectPath(driver, "/careers");
  await expectHeading(driver, "Careers");
  await expect.poll(() => driver.executeScript("return scrollY")).toBe(before);
  await expectSameDocument(driver);
});
