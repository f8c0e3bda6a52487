import { Link as PageLink } from "gatsby";
import type { ReactNode } from "react";

import { HiddenText } from "./hidden-text";

export interface LinkProps {
  /** Path of this site, or an absolute address. */
  to: string;
  children: ReactNode;
  className?: string;
  /** Leads to the page that is shown. */
  current?: boolean;
  /** Said after the text of a link that opens a new tab; without it the link stays in its tab. */
  newTab?: string;
  onClick?: () => void;
}

/** A path of a page: a file has an extension, and an anchor no path. */
const pagePath = /^\/(?!\/)[^.]*$/u;

/** A link: Gatsby's to a page of this site, and to a new tab without opener when `newTab` is given. */
export function Link({ to, children, current = false, newTab, ...rest }: LinkProps) {
  // Given also when there is none: Gatsby's link would mark by itself every link to the page that is shown.
  const mark = { "aria-current": current ? ("page" as const) : undefined };
  if (pagePath.test(to)) {
    return (
      <PageLink to={to} {...rest} {...mark}>
        {children}
      </PageLink>
    );
  }
  const isOutside = !to.startsWith("/") && newTab !== undefined;
  return (
    <a href={to} {...rest} {...mark} {...(isOutside ? { target: "_blank", rel: "noopener" } : {})}>
      {children}
      {isOutside ? <HiddenText> {newTab}</HiddenText> : null}
    </a>
  );
}
