import { expect, test as base } from "@playwright/test";
import { Builder, By, Capabilities, Key, type WebDriver, type WebElement } from "selenium-webdriver";

import { listBuiltPaths } from "../built-paths";
import { catalogue, validEntries } from "../contact/form";
import { findOnlyMail, makeMark } from "../contact/outbox";
import { carousels } from "../moving-parts";
import { allPaths } from "../route-table";
import { starter } from "../sites";
import { driverPort } from "./playwright.config";

const patience = 20_000;

const test = base.extend<{ driver: WebDriver }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright requires the pattern
  driver: async ({}, provide) => {
    const capabilities = new Capabilities({ browserName: "MiniBrowser" });
    const server = `http://127.0.0.1:${driverPort}`;
    const driver = await new Builder().usingServer(server).withCapabilities(capabilities).build();
    await driver.manage().window().setRect({ width: 1280, height: 840 });
    await provide(driver);
    await driver.quit();
  },
});

/** Opens a page and waits for hydration. */
async function open(driver: WebDriver, url: string): Promise<void> {
  await driver.get(url);
  await find(driver, By.css("nav button[aria-expanded]"));
}

/** The first of these elements that is displayed. */
async function find(driver: WebDriver, by: By): Promise<WebElement> {
  let shown: WebElement | undefined;
  await driver.wait(async () => {
    for (const element of await driver.findElements(by)) if (await element.isDisplayed()) shown ??= element;
    return shown !== undefined;
  }, patience);
  if (!shown) throw new Error(by.toString());
  return shown;
}

function button(name: string): By {
  return By.xpath(`//button[normalize-space(.)="${name}"]`);
}

function press(driver: WebDriver, ...keys: string[]): Promise<void> {
  return driver
    .actions()
    .sendKeys(...keys)
    .perform();
}

async function expectFocus(element: WebElement): Promise<void> {
  const script = "return document.activeElement === arguments[0]";
  await expect.poll(() => element.getDriver().executeScript(script, element)).toBe(true);
}

/** Loads every picture, and returns the addresses of those that cannot be decoded. */
function listBrokenPictures(driver: WebDriver): Promise<string[]> {
  return driver.executeAsyncScript<string[]>((done: (sources: string[]) => void) => {
    const decoding = [...document.images].map(async (image) => {
      image.loading = "eager";
      return image.decode().then(
        () => [],
        () => [image.currentSrc],
      );
    });
    void Promise.all(decoding).then((broken) => {
      done(broken.flat());
    });
  });
}

test("every page shows its headline and its pictures", async ({ driver, baseURL }) => {
  test.setTimeout(300_000);
  for (const path of listBuiltPaths(starter).map(({ path }) => path)) {
    await open(driver, `${baseURL ?? ""}${path}`);
    const heading = await driver.findElement(By.css("h1")).getText();
    expect([path, heading]).toEqual([path, allPaths[path] ?? heading]);
    expect([path, await listBrokenPictures(driver)]).toEqual([path, []]);
  }
});

test("a menu works by pointer and keyboard, without a new document", async ({ driver, baseURL }) => {
  await open(driver, `${baseURL ?? ""}/careers`);
  await driver.executeScript("window.marked = true");
  const company = await find(driver, button("Company"));
  await driver.executeScript("arguments[0].focus()", company);
  await press(driver, Key.ENTER);
  await expect.poll(() => company.getDomAttribute("aria-expanded")).toBe("true");
  await press(driver, Key.ESCAPE);
  await expect.poll(() => company.getDomAttribute("aria-expanded")).toBe("false");
  await expectFocus(company);
  await company.click();
  await (await find(driver, By.css("nav a[href='/team']"))).click();
  await expect.poll(() => driver.getCurrentUrl()).toBe(`${baseURL ?? ""}/team`);
  await driver.navigate().back();
  await expect.poll(() => driver.executeScript("return document.querySelector('h1').innerText")).toBe("Careers");
  expect(await driver.executeScript("return window.marked")).toBe(true);
});

for (const { path, name, slides } of carousels) {
  test(`${name} turns by itself, and follows the keys when paused`, async ({ driver, baseURL }) => {
    await open(driver, `${baseURL ?? ""}${path}`);
    const root = await find(driver, By.css(`[role=region][aria-label="${name}"]`));
    await driver.executeScript("arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })", root);
    const read = () => root.findElement(By.css("[data-dot][aria-current]")).getProperty("textContent");
    const first = await read();
    await expect.poll(read).not.toBe(first);
    await (await find(driver, button(`Pause ${name}`))).click();
    await press(driver, Key.HOME);
    await expect.poll(read).toBe(slides[0]);
    await press(driver, Key.ARROW_RIGHT);
    await expect.poll(read).toBe(slides[1]);
  });
}

test("a filter shows fewer items, and Back shows all", async ({ driver, baseURL }) => {
  await open(driver, `${baseURL ?? ""}/resources/blog`);
  const count = async () => (await driver.findElements(By.xpath('//section[.//h2="Posts"]//li'))).length;
  const all = await count();
  await (await find(driver, button("Research"))).click();
  await expect.poll(count).toBeLessThan(all);
  await driver.navigate().back();
  await expect.poll(count).toBe(all);
});

test("the form rejects an address, then sends the message", async ({ driver, request, baseURL }) => {
  const mark = makeMark();
  await open(driver, `${baseURL ?? ""}/contact`);
  const readToast = async (role: string) => {
    const lines = await driver.findElements(By.css(`[role=${role}] p`));
    return Promise.all(lines.map((line) => line.getText()));
  };
  for (const [field, entry] of Object.entries({ ...validEntries, email: "ana@acme", message: mark }))
    await (await find(driver, By.id(field))).sendKeys(entry);
  const send = async () => {
    const element = await find(driver, button("Send Message"));
    // The driver does not wait for its own smooth scrolling.
    await driver.executeScript("arguments[0].scrollIntoView({ behavior: 'instant', block: 'center' })", element);
    await element.click();
  };
  await send();
  await expect.poll(() => readToast("alert")).toEqual(catalogue.emptyEmail);
  await (await find(driver, By.id("email"))).sendKeys(".example");
  await send();
  await expect.poll(() => readToast("status")).toEqual(catalogue.succeeded);
  const mail = await findOnlyMail({ request }, baseURL, mark);
  expect(mail.replyTo?.text).toBe(validEntries.email);
});
