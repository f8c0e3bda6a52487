import { By, Key, type WebDriver, type WebElement } from "selenium-webdriver";

import { carousels } from "../moving-parts";
import { button, expectFocus, find, open, press } from "./page";
import { expect, test } from "./test";

test("the dialog of visit data opens, has the focus, and gives it back when Escape closes it", async ({
  driver,
  site,
}) => {
  await open(driver, `${site.url}/careers`);
  const control = await find(driver, button("Your visit data"));
  await control.click();
  const heading = await find(driver, By.css("dialog h2"));
  expect(await heading.getText()).toBe("Your visit data");
  await expectFocus(heading);
  await press(driver, Key.ESCAPE);
  await expect.poll(() => driver.findElements(By.css("dialog[open]"))).toEqual([]);
  await expectFocus(control);
});

/** Name of the slide that the dots tell to be shown. */
function readSlide(root: WebElement): Promise<unknown> {
  return root.findElement(By.css("[data-dot][aria-current]")).getProperty("textContent");
}

async function openCarousel(driver: WebDriver, url: string, name: string): Promise<WebElement> {
  await open(driver, url);
  const root = await find(driver, By.css(`[role=region][aria-label="${name}"]`));
  await driver.executeScript("arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })", root);
  return root;
}

for (const { path, name, period, slides } of carousels) {
  test(`${name} go on by themselves until they are paused`, async ({ driver, site }) => {
    const root = await openCarousel(driver, `${site.url}${path}`, name);
    const first = await readSlide(root);
    await expect.poll(() => readSlide(root)).not.toBe(first);
    await (await find(driver, button(`Pause ${name}`))).click();
    const paused = await readSlide(root);
    await driver.sleep(period * 2);
    expect(await readSlide(root)).toBe(paused);
  });

  test(`the arrow keys turn ${name}`, async ({ driver, site }) => {
    const root = await openCarousel(driver, `${site.url}${path}`, name);
    await (await find(driver, button(`Pause ${name}`))).click();
    await press(driver, Key.HOME);
    await expect.poll(() => readSlide(root)).toBe(slides[0]);
    await press(driver, Key.ARROW_RIGHT);
    await expect.poll(() => readSlide(root)).toBe(slides[1]);
  });
}
