import type { MouseEvent, ReactNode } from "react";

function followLink({ currentTarget }: MouseEvent): void {
  // Who marks words wants to copy them.
  if (window.getSelection()?.isCollapsed === false) return;
  currentTarget.closest("li")?.querySelector("a")?.click();
}

/** Words above the stretched link of a card: they can be marked, and a plain click on them follows the link. */
export function CardText({ children, className }: { children: ReactNode; className?: string }) {
  return (
    // The link itself is what keyboards and screen readers have; this only widens its reach for a pointer.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <p className={className} onClick={followLink}>
      {children}
    </p>
  );
}
