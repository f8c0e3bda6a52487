import { Link as RouterLink } from "gatsby";
import type { ReactNode } from "react";

import { HiddenText } from "./hidden-text";

export interface LinkProps {
  /** Path of this site, or an absolute address. */
  to: string;
  children: ReactNode;
  className?: string;
  /** Said after the words of a link that opens a new tab; without it the link stays in its tab. */
  newTab?: string;
  onClick?: () => void;
}

/** A link: inside the site by the router, to a new tab without opener when `newTab` is given. */
export function Link({ to, children, newTab, ...rest }: LinkProps) {
  if (to.startsWith("/")) {
    return (
      <RouterLink to={to} {...rest}>
        {children}
      </RouterLink>
    );
  }
  return (
    <a href={to} {...rest} {...(newTab === undefined ? {} : { target: "_blank", rel: "noopener" })}>
      {children}
      {newTab === undefined ? null : <HiddenText> {newTab}</HiddenText>}
    </a>
  );
}
