import type { ReactNode } from "react";

import { createStore } from "../../browser/store";

/** The toasts as the site's frame shows them on every page, once a page has put them there. Other pages do without their code. */
export const frameToasts = createStore<ReactNode>(null);
