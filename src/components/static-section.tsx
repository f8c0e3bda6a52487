import { useEffect, useRef, useState, type ReactNode } from "react";

import { trustedTypes } from "../browser/trusted-types";
import { useHydrated } from "./motion/use-hydrated";

const isServer = typeof window === "undefined";

/** Controls that need a script. */
const interactive = "button:not([popovertarget]), input, select, textarea";

const noHtml = { __html: trustedTypes?.emptyHTML ?? "" };

/**
 * A part of a page without state, effects and handlers. On the page that a visitor loads React does not hydrate it and leaves the
 * server's HTML alone; after a navigation React renders it normally.
 */
export function StaticSection({ children }: { children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null);
  const isHydrated = useHydrated();
  const [skipsHydration] = useState(!isHydrated && !isServer);

  useEffect(() => {
    if (process.env.NODE_ENV === "production") return;
    const control = element.current?.querySelector(interactive);
    if (control) console.warn("A StaticSection contains a control that is never hydrated:", control);
  }, []);

  if (skipsHydration) return <div suppressHydrationWarning dangerouslySetInnerHTML={noHtml} />;
  return <div ref={element}>{children}</div>;
}
