import type { ReactNode } from "react";

import { createStore } from "../../browser/store";

/** The toaster in the frame of every page, set by the first page that needs it. Other pages do not load its code. */
export const frameToasts = createStore<ReactNode>(null);
