import { createElement, type ReactNode } from "react";

import { createStore } from "../../browser/store";

/** Toaster of the site frame, loaded by the first page that needs it. */
export const frameToasts = createStore<ReactNode>(null);

/** Loads the toaster before the first toast, so that screen readers announce it. If loading fails, no toasts are shown. */
export async function loadToaster(): Promise<void> {
  const loaded = await import("./toaster").catch(() => undefined);
  if (loaded && !frameToasts.read()) frameToasts.write(createElement(loaded.Toaster));
}
