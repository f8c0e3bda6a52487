import { useState, type ReactNode } from "react";

import { trustedTypes } from "../browser/trusted-types";
import { useHydrated } from "./use-hydrated";

const isServer = typeof window === "undefined";

const noHtml = { __html: trustedTypes?.emptyHTML ?? "" };

/**
 * A part of a page without state, effects and handlers, which a test verifies. On the page that a visitor loads React does not hydrate
 * it and leaves the server's HTML alone; after a navigation React renders it normally.
 */
export function StaticSection({ children }: { children: ReactNode }) {
  const isHydrated = useHydrated();
  const [skipsHydration] = useState(!isHydrated && !isServer);
  return skipsHydration ? <div suppressHydrationWarning dangerouslySetInnerHTML={noHtml} /> : <div>{children}</div>;
}
