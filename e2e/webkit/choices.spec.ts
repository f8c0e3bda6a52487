import { By, Key, type WebDriver, type WebElement } from "selenium-webdriver";

import { button, expectAttribute, expectFocus, expectPath, find, open, press } from "./page";
import { expect, test } from "./test";

const lists = [
  { path: "/resources/blog", choice: "Research", section: "Posts" },
  { path: "/product/data-sources", choice: "Customer Data", section: "Platform Integrations" },
];

function countItems(driver: WebDriver, section: string): Promise<number> {
  const items = By.xpath(`//section[.//h2[normalize-space(.)="${section}"]]//li`);
  return driver.findElements(items).then(({ length }) => length);
}

for (const { path, choice, section } of lists)
  test(`${path} shows fewer when a filter is chosen, says so in its address, and all after Back`, async ({
    driver,
    site,
  }) => {
    await open(driver, `${site.url}${path}`);
    const all = await countItems(driver, section);
    const filter = await find(driver, button(choice));
    await filter.click();
    await expectAttribute(filter, "aria-pressed", "true");
    await expect.poll(() => countItems(driver, section)).toBeLessThan(all);
    expect(await driver.getCurrentUrl()).toContain("?");
    await driver.navigate().refresh();
    await expectAttribute(await find(driver, button(choice)), "aria-pressed", "true");
    await driver.navigate().back();
    await expect.poll(() => countItems(driver, section)).toBe(all);
    await expectPath(driver, path);
  });

/** Which side of a tile a visitor sees in its middle. */
function readSide(tile: WebElement): Promise<string> {
  return tile.getDriver().executeScript((element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return hit?.closest<HTMLElement>("[data-side]")?.dataset["side"];
  }, tile);
}

async function openTile(driver: WebDriver, url: string, name: string): Promise<WebElement> {
  await open(driver, `${url}/product/data-sources`);
  const tile = await find(
    driver,
    By.xpath(`//li//button[@aria-label="${name}" or .//*[normalize-space(.)="${name}"]]`),
  );
  await driver.executeScript("arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })", tile);
  return tile;
}

test("a tile turns under the pointer and back when it leaves", async ({ driver, site }) => {
  const tile = await openTile(driver, site.url, "Slack");
  await expect.poll(() => readSide(tile)).toBe("front");
  await driver.actions().move({ origin: tile }).perform();
  await expect.poll(() => readSide(tile)).toBe("back");
  await driver.actions().move({ x: 5, y: 5 }).perform();
  await expect.poll(() => readSide(tile)).toBe("front");
});

test("a tile turns under the keyboard's focus", async ({ driver, site }) => {
  const tile = await openTile(driver, site.url, "Slack");
  await driver.executeScript("arguments[0].focus()", tile);
  await press(driver, Key.TAB);
  await expect.poll(() => readSide(tile)).toBe("front");
  await driver.actions().keyDown(Key.SHIFT).sendKeys(Key.TAB).keyUp(Key.SHIFT).perform();
  await expectFocus(tile);
  await expect.poll(() => readSide(tile)).toBe("back");
});
