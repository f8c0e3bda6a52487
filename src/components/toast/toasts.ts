import { createElement } from "react";

import { createStore } from "../../browser/store";
import { frameToasts } from "./frame-toasts";

export interface Toast {
  /** Grows with each toast. */
  id: number;
  kind: "success" | "failure";
  title: string;
  text: string;
}

/** Most toasts at a time; a new one replaces the oldest. */
const most = 3;

/** The toasts with one more at the end. */
export function addToast(list: readonly Toast[], toast: Omit<Toast, "id">): Toast[] {
  const id = (list.at(-1)?.id ?? 0) + 1;
  return [...list, { ...toast, id }].slice(-most);
}

/** How long a toast is shown, in milliseconds; undefined for a failure, which stays until it is dismissed. */
export function stayOf({ kind, title, text }: Toast): number | undefined {
  const shortest = 6000;
  const readingTimePerLetter = 80;
  return kind === "failure" ? undefined : Math.max(shortest, (title.length + text.length) * readingTimePerLetter);
}

/** The toasts of the site, whichever page has shown them. */
export const toasts = createStore<readonly Toast[]>([]);

export function showToast(toast: Omit<Toast, "id">): void {
  toasts.write(addToast(toasts.read(), toast));
}

export function dismissToast(id: number): void {
  toasts.write(toasts.read().filter((toast) => toast.id !== id));
}

export function clearToasts(): void {
  toasts.write([]);
}

/** Loads the toaster before the first toast, so that this is announced. Without its script there are no toasts. */
export async function loadToaster(): Promise<void> {
  const loaded = await import("./toaster").catch(() => undefined);
  if (loaded && !frameToasts.read()) frameToasts.write(createElement(loaded.Toaster));
}
