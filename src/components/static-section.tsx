import { useEffect, useRef, useState, useSyncExternalStore, type ReactNode } from "react";

import { trustedTypes } from "../browser/trusted-types";

const isServer = typeof window === "undefined";

/** Controls that do nothing without a script of their own. */
const interactive = "button:not([popovertarget]), input, select, textarea";

const noHtml = { __html: trustedTypes?.emptyHTML ?? "" };

function subscribe() {
  return () => undefined;
}

/**
 * A part of a page that no script changes: no state, no effect, no handler. The server renders it. On the page that a visitor loads
 * React leaves its HTML alone, so that hydration costs nothing; wherever React has to render it by itself, it does.
 */
export function StaticSection({ children }: { children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null);
  const isHydrating = useSyncExternalStore(
    subscribe,
    () => false,
    () => !isServer,
  );
  const [skipsHydration] = useState(isHydrating);

  useEffect(() => {
    if (process.env.NODE_ENV === "production") return;
    const control = element.current?.querySelector(interactive);
    if (control) console.warn("A StaticSection holds a control that no script will reach:", control);
  }, []);

  if (skipsHydration) return <div suppressHydrationWarning dangerouslySetInnerHTML={noHtml} />;
  return <div ref={element}>{children}</div>;
}
