import { By, type WebDriver } from "selenium-webdriver";

import { listAllPaths } from "../built-paths";
import { unknownPath } from "../page-kinds";
import { allPaths } from "../route-table";
import { expectHeading, open } from "./page";
import { expect, test } from "./test";

/** Shows every picture, and gives the addresses of those that are not shown after all. */
function listBrokenPictures(driver: WebDriver): Promise<string[]> {
  return driver.executeAsyncScript<string[]>((done: (sources: string[]) => void) => {
    const images = [...document.images];
    const decoding = images.map((image) => {
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

/** Loads the page's font under a name of its own: WebKit takes one that came too late for the first paint for one that failed. */
function loadFont(driver: WebDriver): Promise<string> {
  return driver.executeAsyncScript<string>((done: (state: string) => void) => {
    const { href = "" } = document.querySelector<HTMLLinkElement>("link[as=font]") ?? {};
    const font = new FontFace("Probe", `url(${href})`);
    const tell = () => {
      done(font.status);
    };
    font.load().then(tell, tell);
  });
}

for (const path of listAllPaths())
  test(`${path} shows its headline, its pictures and its font`, async ({ driver, site }) => {
    await open(driver, `${site.url}${path}`);
    const heading = allPaths[path];
    if (heading !== undefined) await expectHeading(driver, heading);
    expect(await listBrokenPictures(driver)).toEqual([]);
    expect(await loadFont(driver)).toBe("loaded");
  });

test("an address without a page says so, and leads home", async ({ driver, site }) => {
  await open(driver, `${site.url}${unknownPath}`);
  await expectHeading(driver, "Oops! Page not found");
  // Said on purpose, for whoever looks for the fault.
  await expect.poll(() => site.faults).toEqual([`${unknownPath}: 404: nothing is at ${unknownPath}`]);
  site.faults.length = 0;
});

for (const path of Object.keys(allPaths))
  test(`${path} is not wider than a window of 360 px`, async ({ driver, site }) => {
    await driver.get(site.frame(path));
    await driver.switchTo().frame(driver.findElement(By.css("iframe")));
    const [inner, needed] = await driver.executeScript<number[]>(
      "return [innerWidth, document.documentElement.scrollWidth]",
    );
    expect(inner).toBe(360);
    expect(needed).toBeLessThanOrEqual(360);
  });
