import { createStore } from "../../browser/store";

export interface Toast {
  /** Follows that of the toast before it. */
  id: number;
  kind: "success" | "failure";
  title: string;
  text: string;
}

/** A new toast replaces the oldest one. */
const maxToasts = 3;

export function addToast(list: readonly Toast[], toast: Omit<Toast, "id">): Toast[] {
  const id = (list.at(-1)?.id ?? 0) + 1;
  return [...list, { ...toast, id }].slice(-maxToasts);
}

/** Returns the duration of a toast in milliseconds; undefined for failures, which must be dismissed. */
export function toastDuration({ kind, title, text }: Toast): number | undefined {
  const minDuration = 6000;
  const readingTimePerLetter = 80;
  return kind === "failure" ? undefined : Math.max(minDuration, (title.length + text.length) * readingTimePerLetter);
}

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
