import { test } from "@playwright/test";

import { starter } from "../sites";
import { keys, startWebKit } from "./webkitgtk";

const isShown = (selector: string) => `document.querySelector("${selector}").checkVisibility()`;
const count = (selector: string) => `document.querySelectorAll("${selector}").length`;

const person = { firstName: "Ana", lastName: "Ruiz", phone: "+52 55 1234 5678", email: "ana@acme.example" };

// The only WebKit where Playwright's cannot be downloaded.
test("menus, Back, form, filter, carousel, forecast and dialog work in WebKitGTK", async () => {
  test.setTimeout(180_000);
  const browser = await startWebKit();
  const open = (path: string) => browser.open(starter.origin + path);
  try {
    for (const [width, menu, path] of [
      [1280, "menu-3", "/team"],
      [480, "site-menu", "/careers"],
    ] as const) {
      await browser.resize(width, 800);
      await open("/");
      const button = `[popovertarget=${menu}]`;
      await browser.click(button);
      await browser.expect(isShown(`#${menu}`), true);
      await browser.type(button, keys.escape);
      await browser.expect(count(`${button}[aria-expanded=false]`), 1);
      await browser.expect(isShown(`#${menu}`), false);
      await browser.click(button);
      await browser.click(`#${menu} [href='${path}']`);
      await browser.expect("location.pathname", path);
    }

    await browser.resize(1280, 800);
    await open("/contact");
    const submit = "form[data-contact] [type=submit]";
    await browser.expect(count(`${submit}:disabled`), 1);
    const entries = { ...person, message: "We would like to see a demo." };
    for (const [name, text] of Object.entries(entries)) await browser.type(`[name=${name}]`, text);
    await browser.expect(count(`${submit}:enabled`), 1);
    await browser.click(submit);
    await browser.expect("document.querySelector('[data-sent]').hidden", false);
    await browser.expect("document.querySelector('[name=message]').value", "");

    await open("/resources/blog");
    await browser.click("[aria-pressed=false]");
    await browser.expect("location.search", "?category=Research");
    await browser.back();
    await browser.expect("document.querySelector('[aria-pressed=true]').textContent", "All");

    await open("/");
    const dot = "[aria-roledescription=carousel] button:not([aria-current])";
    await browser.click(dot);
    await browser.click(dot);
    await browser.expect(count("[aria-roledescription=carousel] button[aria-current]"), 1);

    await open("/product/growth-ai");
    await browser.evaluate("document.querySelector('main table').scrollIntoView()");
    const slider = "main input[type=range]";
    await browser.expect(count(slider), 1);
    const value = `document.querySelector("${slider}").getAttribute("aria-valuetext")`;
    const before = await browser.evaluate(value);
    await browser.type(slider, keys.right);
    await browser.expect(`${value} !== ${JSON.stringify(before)}`, true);
    await browser.click("main table tr:nth-of-type(2) button");
    await browser.expect(count("main table button[aria-pressed=true]"), 1);

    await open("/team");
    await browser.click("footer button");
    await browser.expect(count("dialog[open]"), 1);
    await browser.type("dialog[open] button", keys.escape);
    await browser.expect(count("dialog[open]"), 0);
  } finally {
    await browser.close();
  }
});
