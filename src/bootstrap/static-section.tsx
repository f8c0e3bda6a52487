import { useState, type ReactNode } from "react";

import { trustedTypes } from "../browser/trusted-types";
import { useHydrated } from "./use-hydrated";

const isServer = typeof window === "undefined";

const noHtml = { __html: trustedTypes?.emptyHTML ?? "" };

/**
 * Skips hydration of children without state, effects and handlers, which a test verifies. React keeps the server's HTML on the first
 * page and renders the section normally after a navigation.
 */
export function StaticSection({ children }: { children: ReactNode }) {
  const isHydrated = useHydrated();
  const [skipsHydration] = useState(!isHydrated && !isServer);
  return skipsHydration ? <div suppressHydrationWarning dangerouslySetInnerHTML={noHtml} /> : <div>{children}</div>;
}
