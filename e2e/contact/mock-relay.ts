import type { Request, Route } from "@playwright/test";

import { createGate } from "../support/page-actions";
import { bodyHeader } from "../test";

export type Answer = (route: Route) => unknown;

export function succeed(route: Route): Promise<void> {
  return route.fulfill({ json: { message: "Received." } });
}

export function fail(route: Route): Promise<void> {
  return route.fulfill({ status: 500, json: { message: "The message could not be stored. Send it again." } });
}

/** Delays an answer until `release` is called. */
export function delay(answer: Answer = succeed): { answer: Answer; release: () => void } {
  const { opened, open } = createGate();
  return {
    answer: async (route) => {
      await opened;
      await answer(route);
    },
    release: open,
  };
}

export function readBody(request: Request): string {
  return request.postData() ?? decodeURIComponent(request.headers()[bodyHeader] ?? "");
}

export function readEntries(request: Request): Partial<Record<string, string>> {
  return JSON.parse(readBody(request)) as Partial<Record<string, string>>;
}

export function countIds(requests: readonly Request[]): number {
  return new Set(requests.map((request) => request.headers()["x-request-id"])).size;
}
