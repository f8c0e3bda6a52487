import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

import type { Page } from "@playwright/test";

import { findDeadLinks, readPage } from "../support/find-dead-links";
import { findClipped } from "../support/find-clipped";
import { findTextProblems } from "../support/find-text-problems";
import { findViolations } from "../support/find-violations";
import { measureWidth, waitForScripts } from "../support/page-actions";

/** What is wrong with a page: `width 320: the page is 341 px wide`. */
interface Fault {
  path: string;
  fault: string;
}

/** Finds repeated ids, links and pictures of the built pages that lead to no file or to no id. */
export function findDead(folder: string, paths: readonly string[]): Fault[] {
  const read = (path: string) =>
    readFileSync(join(folder, path === "/404" ? "404.html" : `${path}/index.html`), "utf8");
  const pages = new Map(paths.map((path) => [path, readPage(read(path))]));
  const isFile = (path: string) => existsSync(join(folder, path));
  return paths.flatMap((path) => findDeadLinks(path, pages, isFile).map((fault) => ({ path, fault })));
}

/** Finds logos and portraits outside of their boxes, once they are loaded. */
async function findMisfits(): Promise<string[]> {
  for (const image of document.images) image.loading = "eager";
  await Promise.all(Array.from(document.images, (image) => image.decode().catch(() => undefined)));
  // Slides show a part of their pictures, and most are beside the window.
  const shown = document.querySelectorAll<HTMLImageElement>("main [data-fallback] img:not([data-slides] *)");
  return [...shown].flatMap((image) => {
    const own = (image.closest("picture") ?? image).getBoundingClientRect();
    const box = image.closest("li, [role=group], button, section")?.getBoundingClientRect();
    if (!box || box.width === 0 || own.width === 0) return [];
    const out = Math.max(box.left - own.left, own.right - box.right, box.top - own.top, own.bottom - box.bottom);
    return out > 1 ? [`${image.alt} is ${Math.round(out)} px outside its box`] : [];
  });
}

/** Finds a gap after the last card of the leaders, and large portraits of the team. */
function findGaps(): string[] {
  const measure = (selector: string) =>
    Array.from(document.querySelectorAll(selector), (element) => element.getBoundingClientRect());
  const end = document.dir === "rtl" ? "left" : "right";
  const [list, card] = [measure("ul:has(figure)")[0], measure("ul:has(figure) > li").at(-1)];
  const hasGap = location.pathname === "/" && list && card && Math.abs(list[end] - card[end]) > 1;
  const portraits = location.pathname === "/team" ? measure("main li picture, main li [role=img]") : [];
  return [
    ...(hasGap ? ["the last row of leaders has a gap"] : []),
    ...(portraits.some(({ width }) => width > 300) ? ["a portrait is wider than 300 px"] : []),
  ];
}

/** Lists redirects that do not lead to their target where the host has none. */
export async function findLostRedirects(page: Page, origin: string, file: string): Promise<Fault[]> {
  const faults: Fault[] = [];
  const redirects = JSON.parse(readFileSync(file, "utf8")) as { from: string; to: string }[];
  for (const { from, to } of redirects.filter((redirect) => /^\/[^#?]*$/u.test(redirect.to))) {
    await page.goto(`${origin}${from}?a=b`);
    const isFound = await page.waitForURL(`${origin}${to}?a=b`, { timeout: 5000 }).then(
      () => true,
      () => false,
    );
    if (!isFound) faults.push({ path: from, fault: `leads to ${page.url()}, not to ${to}` });
  }
  return faults;
}

/** Letters from which a word of a generated text may break: they are more often in narrow columns than written ones. */
const longWord = 10;

/** Opens a page at the two widths and lists its faults. */
export async function visit(page: Page, origin: string, path: string): Promise<Fault[]> {
  const faults: string[] = [];
  const isMissing = path === "/404";
  const onConsole = (line: { type: () => string; text: () => string }) => {
    if (line.type() === "error" && !(isMissing && line.text().includes("404"))) faults.push(`console: ${line.text()}`);
  };
  const onError = (error: Error) => faults.push(`error: ${error.message}`);
  page.on("console", onConsole);
  page.on("pageerror", onError);
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const width of [320, 1280]) {
    const note = (all: readonly string[]) => faults.push(...all.map((fault) => `at ${width} px: ${fault}`));
    await page.setViewportSize({ width, height: 800 });
    if (width === 320) await page.goto(`${origin}${isMissing ? "/there-is-no-such-page" : path}`);
    await waitForScripts(page);
    const found = await page.evaluate(findMisfits);
    const wide = await measureWidth(page);
    const headings = await page.locator("h1").count();
    note([
      ...(wide > width ? [`the page is ${wide} px wide`] : []),
      ...(headings === 1 ? [] : [`${headings} h1`]),
      ...found,
      ...(width === 1280 ? await page.evaluate(findGaps) : []),
      ...(await findTextProblems(page, longWord)),
      ...(await findClipped(page)).map((text) => `clipped: ${text.slice(0, 60)}`),
      // Two sections or chapters of a page, some with an anchor, may have the same heading.
      ...(await findViolations(page))
        .filter((each) => !/^landmark-unique: (?:section|#)/u.test(each))
        .map((each) => `axe: ${each.slice(0, 400)}`),
    ]);
  }
  page.off("console", onConsole);
  page.off("pageerror", onError);
  return [...new Set(faults)].map((fault) => ({ path, fault }));
}
