import { expect, test } from "@playwright/test";

import { starter } from "../sites";
import { Browser, keys } from "./webkitgtk";

// One window at a time.
test.describe.configure({ mode: "default" });

let browser: Browser;

test.beforeAll(async () => {
  browser = await Browser.start();
});

test.afterAll(async () => {
  await browser.close();
});

/** Selects an element by the text of a part of it. */
const shown = (selector: string) => `document.querySelector(${JSON.stringify(selector)}).checkVisibility()`;
const attribute = (selector: string, name: string) =>
  `document.querySelector(${JSON.stringify(selector)}).getAttribute(${JSON.stringify(name)})`;

async function open(path: string, width = 1280): Promise<void> {
  await browser.resize(width, 800);
  await browser.open(starter.origin + path);
}

test("a menu opens by click, closes on Escape, and leads to its page", async () => {
  await open("/");
  const button = "[popovertarget=menu-3]";
  await browser.click(button);
  await browser.expect(attribute(button, "aria-expanded"), "true");
  await browser.expect(shown("#menu-3"), true);
  await browser.press(keys.escape);
  await browser.expect(attribute(button, "aria-expanded"), "false");
  await browser.expect(shown("#menu-3"), false);
  await browser.click(button);
  await browser.click("#menu-3 [href='/team']");
  await browser.expect("location.pathname", "/team");
  await browser.expect(attribute(button, "aria-expanded"), "false");
});

test("the menu of a narrow window opens, and closes when a link is chosen", async () => {
  await open("/", 480);
  const button = "[popovertarget=site-menu]";
  await browser.expect(shown("#site-menu"), false);
  await browser.click(button);
  await browser.expect(attribute(button, "aria-expanded"), "true");
  await browser.click("#site-menu [href='/careers']");
  await browser.expect("location.pathname", "/careers");
  await browser.expect(shown("#site-menu"), false);
});

test("the form enables its button, sends, and says so", async () => {
  await open("/contact");
  const button = "form[data-contact] [type=submit]";
  await browser.expect(`document.querySelector("${button}").disabled`, true);
  for (const [name, text] of Object.entries({
    firstName: "Ana",
    lastName: "Ruiz",
    phone: "+52 55 1234 5678",
    email: "ana@acme.example",
    message: "We would like to see a demo.",
  }))
    await browser.type(`[name=${name}]`, text);
  await browser.expect(`document.querySelector("${button}").disabled`, false);
  await browser.click(button);
  await browser.expect("document.querySelector('[data-sent]').hidden", false);
  await browser.expect("document.querySelector('[name=message]').value", "");
});

test("a filter shows the posts of its category, and Back the list before it", async () => {
  await open("/resources/blog");
  const pressed = "document.querySelector('[aria-pressed=true]').textContent";
  await browser.click("[aria-pressed=false]");
  await browser.expect(pressed, "Research");
  await browser.expect("location.search", "?category=Research");
  await browser.back();
  await browser.expect(pressed, "All");
});

test("a dot selects its slide, and the carousel can be paused", async () => {
  await open("/");
  const root = "[aria-roledescription=carousel]";
  await browser.click(`${root} button[aria-pressed], ${root} button:not([aria-current])`);
  await browser.click(`${root} button:not([aria-current])`);
  await browser.expect(`document.querySelectorAll("${root} button[aria-current]").length`, 1);
});

test("the forecast answers to keys and accounts", async () => {
  await open("/product/growth-ai");
  await browser.scrollTo("main table");
  const slider = "main input[type=range]";
  const value = attribute(slider, "aria-valuetext");
  await browser.expect(`document.querySelectorAll("${slider}").length`, 1);
  const before = await browser.evaluate(value);
  await browser.type(slider, keys.right);
  await expect.poll(() => browser.evaluate(value)).not.toBe(before);
  await browser.click("main table tr:nth-of-type(2) button");
  await browser.expect("document.querySelectorAll('main table button[aria-pressed=true]').length", 1);
});

test("the dialog of visit data opens and closes", async () => {
  await open("/team");
  await browser.click("footer button");
  await browser.expect("document.querySelectorAll('dialog[open]').length", 1);
  await browser.press(keys.escape);
  await browser.expect("document.querySelectorAll('dialog[open]').length", 0);
});

test("Back shows a page at its scroll position", async () => {
  await open("/careers");
  await browser.evaluate("scrollTo({ top: 600, behavior: 'instant' })");
  // The driver scrolls before it clicks.
  await browser.evaluate("addEventListener('click', () => sessionStorage.setItem('place', Math.round(scrollY)), true)");
  await browser.click("header nav > a");
  await browser.expect("location.pathname", "/contact");
  await browser.back();
  await browser.expect("location.pathname", "/careers");
  await browser.expect("scrollY > 0 && Math.abs(scrollY - sessionStorage.getItem('place')) < 2", true);
});
