import { useEffect, useRef, useState, type ReactNode } from "react";

import { trustedTypes } from "../browser/trusted-types";
import { useHydrated } from "./motion/use-hydrated";

const isServer = typeof window === "undefined";

const noHtml = { __html: trustedTypes?.emptyHTML ?? "" };

/** Controls that do nothing without a script. Tiles (with sides) turn by CSS, and radio buttons can change what CSS shows. */
const interactive = "button:not([popovertarget], :has(> [data-side])), input:not([type=radio]), select, textarea";

/**
 * A part of a page without state, effects and handlers. On the page that a visitor loads React does not hydrate it and leaves the
 * server's HTML alone; after a navigation React renders it normally. In development it warns about a control inside it.
 */
export function StaticSection({ children }: { children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null);
  const isHydrated = useHydrated();
  const [skipsHydration] = useState(!isHydrated && !isServer);

  useEffect(() => {
    if (process.env.NODE_ENV === "production") return;
    const control = element.current?.querySelector(interactive);
    if (control) console.warn("A StaticSection contains a control, which gets no handlers:", control);
  }, []);

  if (skipsHydration) return <div suppressHydrationWarning dangerouslySetInnerHTML={noHtml} />;
  return <div ref={element}>{children}</div>;
}
