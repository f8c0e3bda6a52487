import { createStore, useStore } from "../../browser/store";
import { addToast, dropToast, type Toast } from "./toasts";

const toasts = createStore<readonly Toast[]>([]);

export function showToast(toast: Omit<Toast, "id">): void {
  toasts.write(addToast(toasts.read(), toast));
}

export function clearToasts(): void {
  toasts.write([]);
}

function dismissToast(id: number): void {
  toasts.write(dropToast(toasts.read(), id));
}

/** The toasts of the site, for its `Toaster`. */
export function useToasts() {
  return { toasts: useStore(toasts), show: showToast, dismiss: dismissToast };
}
