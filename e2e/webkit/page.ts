import { By, type WebDriver, type WebElement } from "selenium-webdriver";

import { expect } from "./test";

/** Scripts may wait five seconds for an idle moment. */
const patience = 20_000;

export function button(name: string): By {
  return By.xpath(`//button[normalize-space(.)="${name}"]`);
}

/** A link by the words that it begins with. */
export function link(name: string): By {
  return By.xpath(`//a[starts-with(normalize-space(.), "${name}")]`);
}

async function listShown(driver: WebDriver, by: By): Promise<WebElement[]> {
  const found = await driver.findElements(by);
  const shown = await Promise.all(found.map((element) => element.isDisplayed()));
  return found.filter((_, place) => shown[place]);
}

/** The first of these elements that a visitor sees, as soon as there is one. */
export function find(driver: WebDriver, by: By): Promise<WebElement> {
  const first = async () => (await listShown(driver, by))[0];
  return driver.wait(first, patience, `Nothing shown is ${by.toString()}`) as Promise<WebElement>;
}

/** Waits until the scripts have the page: only then do the header's disclosures tell their state. */
export async function waitForScripts(driver: WebDriver): Promise<void> {
  await driver.wait(
    async () => (await driver.findElements(By.css("nav button[aria-expanded]"))).length > 0,
    patience,
    "The scripts do not take the page over",
  );
}

export async function open(driver: WebDriver, url: string): Promise<void> {
  await driver.get(url);
  await waitForScripts(driver);
}

export async function press(driver: WebDriver, ...keys: string[]): Promise<void> {
  await driver
    .actions()
    .sendKeys(...keys)
    .perform();
}

export async function expectHeading(driver: WebDriver, heading: string): Promise<void> {
  await expect.poll(() => driver.executeScript("return document.querySelector('h1')?.innerText")).toBe(heading);
}

export async function expectPath(driver: WebDriver, path: string): Promise<void> {
  await expect.poll(async () => new URL(await driver.getCurrentUrl()).pathname).toBe(path);
}

export async function expectAttribute(element: WebElement, name: string, value: string | null): Promise<void> {
  await expect.poll(() => element.getDomAttribute(name)).toBe(value);
}

export async function expectFocus(element: WebElement): Promise<void> {
  const driver = element.getDriver();
  await expect.poll(() => driver.executeScript("return document.activeElement === arguments[0]", element)).toBe(true);
}
