export interface Toast {
  /** Tells it from the others, and grows with each. */
  id: number;
  kind: "success" | "failure";
  title: string;
  text: string;
}

/** The longest row: what is older makes room. */
const most = 3;

/** The row with one more at its end. */
export function addToast(toasts: readonly Toast[], toast: Omit<Toast, "id">): Toast[] {
  const id = (toasts.at(-1)?.id ?? 0) + 1;
  return [...toasts, { ...toast, id }].slice(-most);
}

/** The row without the one of this id. */
export function dropToast(toasts: readonly Toast[], id: number): Toast[] {
  return toasts.filter((toast) => toast.id !== id);
}

/** How long a toast stays, in milliseconds; a failure stays until it is dismissed, for its reader has something to do. */
export function stayOf({ kind, title, text }: Toast): number | undefined {
  const shortest = 6000;
  const readingTimePerLetter = 80;
  return kind === "failure" ? undefined : Math.max(shortest, (title.length + text.length) * readingTimePerLetter);
}
