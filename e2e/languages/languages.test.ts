import { readFileSync } from "node:fs";
import { join } from "node:path";

import type { Page } from "@playwright/test";
import { load } from "cheerio";

import { listFiles } from "../../src/content/read/data-folder";
import { findDirection } from "../../src/text/language";
import english from "../../starter/interface.json";
import { findOnlyMail, makeMark } from "../contact/outbox";
import { findViolations } from "../support/find-violations";
import { openPage } from "../support/page-actions";
import { expect, test } from "../test";
import { getLanguage, root, translate } from "./translate.mjs";

/** Names of languages in themselves. */
const names: Record<string, string> = { en: "English", de: "Deutsch", ar: "العربية", fr: "Français", he: "עברית" };

function readSite() {
  const site = getLanguage(test.info().project.name);
  const { language, locale, path: prefix } = site;
  const folder = join(root, "public", prefix);
  const strings = JSON.parse(JSON.stringify(english), (_, each) =>
    typeof each === "string" ? translate(site, each) : (each as unknown),
  ) as typeof english;
  const files = listFiles(folder).filter((file) => file.endsWith(".html") && !file.includes("_gatsby"));
  // Excludes redirects, which have no `main`.
  const listPaths = (mark: string) =>
    files
      .filter((file) => readFileSync(join(folder, file), "utf8").includes(mark))
      .map((file) => `${prefix}/${file}`.replace(/(?:\/index)?\.html$/u, ""));
  return {
    folder,
    prefix,
    language,
    locale,
    direction: findDirection(language),
    strings,
    files,
    paths: listPaths("<main"),
    contact: listPaths("<form data-contact").find((path) => !path.endsWith("/all-sections")) ?? "",
  };
}

function listStrings(value: unknown, path = ""): [path: string, text: string][] {
  if (typeof value === "string") return [[path, value]];
  return Object.entries(value as object).flatMap(([key, each]) => listStrings(each, `${path}.${key}`));
}

/** Returns patterns of translated English strings, with wildcards for placeholders. */
function listEnglish(strings: object): RegExp[] {
  const translated = new Map(listStrings(strings));
  return listStrings(english)
    .filter(([path, text]) => translated.get(path) !== text && /\p{L}/u.test(text.replace(/\{\w+\}/gu, "")))
    .map(([, text]) => {
      const escaped = text.replace(/[$()*+.?[\]^|\\]/gu, "\\$&");
      return new RegExp(`^${escaped.replaceAll("{n}", "[\\d.,]+").replace(/\{\w+\}/gu, ".+")}$`, "u");
    });
}

/** Reads visible and accessible text: elements, their parts, and attributes. */
function readTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const attributes = ["aria-label", "aria-roledescription", "aria-valuetext", "alt", "title", "placeholder"];
    const elements = [...document.body.querySelectorAll("*:not(script, style, template)")];
    const texts = elements.flatMap((element) => [
      ...attributes.map((name) => element.getAttribute(name) ?? ""),
      ...[...element.childNodes].map((node) => (node instanceof Text ? node.data : "")),
      ...(element.querySelector("*:not(span, b, svg, path)") ? [] : [element.textContent]),
    ]);
    return [...new Set([document.title, ...texts].map((text) => text.trim()).filter((text) => text !== ""))];
  });
}

async function findEnglish(page: Page, strings: object): Promise<string[]> {
  const patterns = listEnglish(strings);
  return (await readTexts(page)).filter((text) => patterns.some((pattern) => pattern.test(text)));
}

test("HTML and other files have the language, its direction and its dates", () => {
  const { folder, language, locale, direction, files } = readSite();
  expect(files.length).toBeGreaterThan(15);
  for (const file of files) {
    const $ = load(readFileSync(join(folder, file), "utf8"));
    expect($("html").attr(), file).toMatchObject({ lang: language, dir: direction });
    const graph = $("script[type='application/ld+json']").text();
    if (graph) expect(graph, file).toContain(`"inLanguage":"${language}"`);
    if ($("meta[property='og:title']").length > 0) expect($("meta[property='og:locale']").attr("content")).toBe(locale);
    const months = new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" });
    for (const time of $("time").toArray())
      expect($(time).text(), file).toContain(months.format(new Date($(time).attr("datetime") ?? "")));
  }
  const manifest = JSON.parse(readFileSync(join(folder, "manifest.webmanifest"), "utf8")) as object;
  expect(manifest).toMatchObject({ lang: language, dir: direction });
  expect(readFileSync(join(folder, "rss.xml"), "utf8")).toContain(`<language>${language}</language>`);
});

test("no page contains English strings or logs to the console", async ({ page }) => {
  const { strings, paths } = readSite();
  const messages: string[] = [];
  page.on("console", (line) => {
    if (["error", "warning"].includes(line.type()) && !line.text().includes("404")) messages.push(line.text());
  });
  for (const path of paths) {
    await openPage(page, path);
    expect.soft(await findEnglish(page, strings), path).toEqual([]);
  }
  expect(messages).toEqual([]);
});

test("the form, its messages, the visit data and the relay's page are in the language, the mail is in the first one", async ({
  page,
  request,
  baseURL,
}) => {
  const { prefix, language, direction, strings, contact } = readSite();
  const { form, visitData, sendSucceeded, emptyEmail } = strings;
  await page.clock.install();
  await openPage(page, contact);
  await page.clock.runFor(10_000);
  const fields = {
    firstName: "Zoë",
    lastName: "Ünal",
    phone: "+49 30 123",
    email: "zoe@",
    message: `Bitte melden Sie sich. ${makeMark()}`,
  };
  await page.getByLabel(form.firstName).fill(fields.firstName);
  await expect(page.locator("#contact-note")).toContainText(form.lastName);
  expect(await findEnglish(page, strings)).toEqual([]);
  for (const [name, value] of Object.entries(fields)) await page.locator(`[name=${name}]`).fill(value);
  await page.getByRole("button", { name: form.send }).click();
  await expect(page.getByText(emptyEmail.text).first()).toBeVisible();
  await page.locator("[name=email]").fill("zoe@beispiel.example");
  const sent = page.waitForRequest((one) => one.method() === "POST");
  await page.getByRole("button", { name: form.send }).click();
  expect(new URL((await sent).url()).pathname).toBe(`${prefix}/send-email`);
  await expect(page.getByText(sendSucceeded.text).first()).toBeVisible();
  expect(await findEnglish(page, strings)).toEqual([]);
  await page.locator("[data-question] [value=yes]").click();
  await page.getByRole("button", { name: visitData.title }).click();
  await expect(page.getByRole("dialog").getByText(visitData.views, { exact: true })).toBeVisible();
  expect(await findEnglish(page, strings)).toEqual([]);

  const answer = await request.post(`${prefix}/send-email`, { form: fields, headers: { accept: "text/html" } });
  const $ = load(await answer.text());
  expect($("html").attr()).toMatchObject({ lang: language, dir: direction });
  expect($("[data-answer]").first().text()).toContain(emptyEmail.text);

  const { text = "" } = await findOnlyMail(page, baseURL, fields.message);
  expect(text).toContain(`${english.form.firstName}: Zoë\n`);
  expect(text).toContain(`${english.requestMail.pageLanguage}: ${language}\n`);
});

test("plans are beside each other, outlined in forced colors, and links to other languages are last", async ({
  page,
}) => {
  const { prefix, language, direction, strings } = readSite();
  await openPage(page, `${prefix}/all-sections`);
  expect(await findViolations(page)).toEqual([]);
  await page.emulateMedia({ forcedColors: "active" });
  const plans = page.locator("#plans > div > ul > li");
  await expect(plans).toHaveCount(3);
  const money = new Intl.NumberFormat(language, { style: "currency", currency: "EUR" });
  await expect(plans.nth(1)).toContainText(money.format(49.5));
  await expect(plans.nth(2)).toContainText(strings.onRequest);
  const boxes = await plans.evaluateAll((all) => all.map((plan) => plan.getBoundingClientRect()));
  expect(new Set(boxes.map(({ top }) => top)).size).toBe(1);
  expect(Math.sign((boxes[1]?.left ?? 0) - (boxes[0]?.left ?? 0))).toBe(direction === "rtl" ? -1 : 1);
  await expect(plans.first()).toHaveCSS("outline-style", "solid");

  await plans.first().getByRole("link").focus();
  for (const index of [1, 2]) {
    await page.keyboard.press("Tab");
    await expect(plans.nth(index).getByRole("link")).toBeFocused();
    await expect(page.locator(":focus")).toHaveCSS("outline-style", "solid");
  }

  await page.locator("footer summary").click();
  const links = page.getByRole("list", { name: strings.otherLanguages }).getByRole("link");
  const others = { de: ["en", "ar", "fr", "he"], ar: ["en", "de", "fr", "he"] }[language] ?? [];
  await expect(links).toHaveText(others.map((other) => names[other] ?? ""));
  for (const [index, other] of others.entries()) {
    await expect(links.nth(index)).toHaveAttribute("lang", other);
    await expect(links.nth(index)).toHaveAttribute("hreflang", other);
  }
});
