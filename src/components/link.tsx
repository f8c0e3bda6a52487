import type { ReactNode } from "react";

import { HiddenText } from "./hidden-text";

export interface LinkProps {
  /** Path of this site, or an absolute address. */
  to: string;
  children: ReactNode;
  className?: string;
  /** Leads to the page that is shown. */
  current?: boolean;
  /** Said after the words of a link that opens a new tab; without it the link stays in its tab. */
  newTab?: string;
  onClick?: () => void;
}

/** A link: to a new tab without opener when `newTab` is given. Inside the site `follow-links.ts` follows it without a new document. */
export function Link({ to, children, current = false, newTab, ...rest }: LinkProps) {
  const isOutside = !to.startsWith("/") && newTab !== undefined;
  return (
    <a
      href={to}
      {...rest}
      {...(current ? { "aria-current": "page" } : {})}
      {...(isOutside ? { target: "_blank", rel: "noopener" } : {})}
    >
      {children}
      {isOutside ? <HiddenText> {newTab}</HiddenText> : null}
    </a>
  );
}
