import type { Page, Request, Route } from "@playwright/test";

import { bodyHeader } from "../mozilla";
import type { Entries } from "./form";

type Answer = (route: Route) => unknown;

export function succeed(route: Route): Promise<void> {
  return route.fulfill({ json: { message: "Received." } });
}

export function fail(route: Route): Promise<void> {
  return route.fulfill({ status: 500, json: { message: "The message could not be stored. Send it again." } });
}

/** What a request carries. */
export function readBody(request: Request): string {
  return request.postData() ?? decodeURIComponent(request.headers()[bodyHeader] ?? "");
}

/**
 * Whether a message carries a text. Firefox tells nothing of what a plain form carries: there it is only asked whether one is sent.
 */
export function carries(request: Request, text: string): boolean {
  const isUntold =
    request.isNavigationRequest() && request.frame().page().context().browser()?.browserType().name() === "firefox";
  return isUntold ? request.method() === "POST" : readBody(request).includes(text);
}

export function readEntries(request: Request): Partial<Entries> {
  return JSON.parse(readBody(request)) as Partial<Entries>;
}

/** Never answers. */
export function keepSilent(): void {
  // The browser waits on.
}

/**
 * Stands in for the relay.
 * @returns the requests it gets, as they come
 */
export async function standIn(page: Page, answer: Answer = succeed): Promise<Request[]> {
  const requests: Request[] = [];
  await page.route("**/send-email", async (route) => {
    requests.push(route.request());
    await answer(route);
  });
  return requests;
}

/** Something to wait for, until it is opened. */
export function makeGate(): { opened: Promise<void>; open: () => void } {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return {
    opened,
    open: () => {
      open();
    },
  };
}

/** An answer that waits until it is let go. */
export function holdBack(answer: Answer = succeed): { answer: Answer; letGo: () => void } {
  const { opened, open } = makeGate();
  return {
    answer: async (route) => {
      await opened;
      await answer(route);
    },
    letGo: open,
  };
}
