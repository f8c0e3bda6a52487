import type { Browser, Page, Request } from "@playwright/test";
import { load } from "cheerio";

import type { Weight } from "./budgets";
import { compress } from "./compress";
import { fetchAnswer } from "./fetch-answer";
import { keepAnswers } from "./keep-answers";
import { countNodes, listEarly, listIcons, listUnseenPictures, waitUntilIdle } from "./look-at-page";

/** A small telephone. */
const telephone = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

/** How long nothing is done after the last request, in milliseconds. */
const stillness = 3000;

export interface PageFile {
  path: string;
  kind: "html" | "script" | "style" | "font" | "image" | "other";
  /** What goes over the line, in bytes. */
  bytes: number;
  /** Whether it was asked for before the first paint. */
  early: boolean;
  /** Whether it is a picture of which no part is seen. */
  unseen: boolean;
  /** Whether another page will need it, not this one. */
  ahead: boolean;
}

export interface Weighed {
  route: string;
  weight: Weight;
  files: readonly PageFile[];
  parts: readonly { name: string; nodes: number }[];
}

function findKind(request: Request, type: string): PageFile["kind"] {
  if (request.resourceType() === "document") return "html";
  if (/^(?:text|application)\/javascript/u.test(type)) return "script";
  if (type.startsWith("text/css")) return "style";
  if (/^(?:font\/|application\/font)/u.test(type)) return "font";
  return type.startsWith("image/") ? "image" : "other";
}

/** Bytes of the styles inside a page, as if they were compressed alone. */
async function weighStyles(html: string): Promise<number> {
  const styles = load(html)("style").text();
  return styles === "" ? 0 : (await compress(Buffer.from(styles))).length;
}

async function visit(page: Page, address: string) {
  const asked = new Map<string, Request>();
  // What is asked for again comes from the browser's memory.
  page.on("request", (request) => asked.set(request.url(), asked.get(request.url()) ?? request));
  await page.goto(address);
  await page.waitForLoadState("networkidle");
  const unseen = await page.evaluate(listUnseenPictures);
  await page.waitForTimeout(stillness);
  await page.evaluate(waitUntilIdle);
  await page.waitForLoadState("networkidle");
  const early = await page.evaluate(listEarly);
  if (!early) throw new Error(`${address}: nothing was painted`);
  const nodes = await page.evaluate(countNodes);
  const icons = await page.evaluate(listIcons);
  const requests = [...asked.values()].filter(
    (request) => request.url().startsWith("http") && !icons.includes(request.url()),
  );
  return { requests, unseen, early, nodes };
}

/** Bytes of files, in KiB. */
function add(files: readonly PageFile[]): number {
  return files.reduce((sum, { bytes }) => sum + bytes, 0) / 1024;
}

/**
 * Weighs pages as somebody loads them who then does nothing. Times are not looked at, only what is asked for, and whether before
 * the first paint. What goes over the line is reckoned from the engine's files, compressed as a CDN compresses them.
 * @param origin of the engine
 */
export function openScale(browser: Browser, origin: string) {
  const ask = keepAnswers((path) => fetchAnswer(origin + path));

  return async function weigh(route: string): Promise<Weighed> {
    const context = await browser.newContext(telephone);
    const { requests, unseen, early, nodes } = await visit(await context.newPage(), origin + route);
    const prefetched = await Promise.all(requests.map((request) => request.headerValue("sec-purpose")));
    await context.close();
    const files = await Promise.all(
      requests.map(async (request, index) => {
        const path = request.url().slice(origin.length);
        const { headers, plain, brotli } = await ask(path);
        return {
          path,
          kind: findKind(request, headers["content-type"] ?? ""),
          bytes: (brotli ?? plain).length,
          early: early.includes(request.url()),
          unseen: unseen.includes(request.url()),
          ahead: prefetched[index]?.includes("prefetch") ?? false,
        };
      }),
    );
    function pick(kind: PageFile["kind"]) {
      return files.filter((file) => file.kind === kind);
    }
    const inside = await weighStyles((await ask(route)).plain.toString());
    const weight = {
      html: add(pick("html")),
      script: add(pick("script")),
      earlyScripts: pick("script").filter((file) => file.early).length,
      style: inside / 1024 + add(pick("style")),
      font: add(pick("font")),
      viewImages: add(pick("image").filter((file) => !file.unseen)),
      firstView: add(files.filter((file) => !file.unseen)),
      requests: files.length,
      nodes: nodes.all,
    };
    return { route, weight, files, parts: nodes.parts };
  };
}
