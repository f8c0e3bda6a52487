import { createElement, type ReactNode } from "react";

import { createStore } from "../../browser/store";

/** The toaster in the frame of every page, set by the first page that needs it. Other pages do not load its code. */
export const frameToasts = createStore<ReactNode>(null);

/** Loads the toaster before the first toast, so that this is announced. Without its script there are no toasts. */
export async function loadToaster(): Promise<void> {
  const loaded = await import("./toaster").catch(() => undefined);
  if (loaded && !frameToasts.read()) frameToasts.write(createElement(loaded.Toaster));
}
