import { useState } from "react";

import { addToast, dropToast, type Toast } from "./toasts";

/** The toasts of a page, for its `Toaster`. */
export function useToasts() {
  const [toasts, setToasts] = useState<Toast[]>([]);
  return {
    toasts,
    show: (toast: Omit<Toast, "id">) => {
      setToasts((row) => addToast(row, toast));
    },
    clear: () => {
      setToasts([]);
    },
    dismiss: (id: number) => {
      setToasts((row) => dropToast(row, id));
    },
  };
}
