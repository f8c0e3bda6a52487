import { expect, test } from "../test";
import { setVisible, waitForViews } from "./record";

test("recording sends nothing anywhere", async ({ page }) => {
  await page.goto("/team");
  await waitForViews(page, 1);
  await page.waitForLoadState("networkidle");
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  await page.evaluate(() => {
    navigator.sendBeacon = () => {
      throw new Error("a beacon was sent");
    };
    window.scrollTo(0, 400);
  });
  await page.getByRole("heading", { level: 1 }).click();
  await setVisible(page, false);
  await setVisible(page, true);
  await page.waitForTimeout(1000);
  // Pictures that are scrolled into view are the page's own.
  expect(requests.filter((url) => !url.includes("/static/"))).toEqual([]);
});

test("it listens to nothing that would hold up scrolling or the browser's memory of pages", async ({ page }) => {
  await page.addInitScript(() => {
    const heard: string[] = [];
    const listen = EventTarget.prototype.addEventListener;
    EventTarget.prototype.addEventListener = function (type, listener, options) {
      const passive = typeof options === "object" && options.passive === true;
      if (/^(?:unload|beforeunload)$/u.test(type)) heard.push(type);
      if (/^(?:wheel|touchstart|touchmove|scroll|mousewheel)$/u.test(type) && !passive && this === document)
        heard.push(type);
      listen.call(this, type, listener, options);
    };
    Object.assign(window, { heard });
  });
  await page.goto("/team");
  await waitForViews(page, 1);
  expect(await page.evaluate(() => (window as unknown as { heard: string[] }).heard)).toEqual([]);
});
