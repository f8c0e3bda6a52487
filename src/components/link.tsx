import { css } from "@emotion/react";
import type { ReactNode } from "react";

import strings from "#content/interface.json";
import { color, size, space } from "../theme/tokens";
import { HiddenText } from "./hidden-text";

/** A quiet link of the footer, or what looks like one. */
export const footerLinkCss = css({
  display: "inline-flex",
  alignItems: "center",
  gap: space.tight,
  minHeight: "2.25rem",
  fontSize: size.small,
  color: color.onDarkMuted,
  textDecoration: "none",
  "&:hover": { color: color.onDark, textDecoration: "underline" },
});

export interface LinkProps {
  /** Path on this site, or an absolute URL. */
  to: string;
  children: ReactNode;
  className?: string;
  /** Links to the current page. */
  current?: boolean;
  onClick?: () => void;
}

/** A link; one to another site opens a new tab without opener. `followLinks` navigates on links to pages of this site. */
export function Link({ to, children, current = false, ...rest }: LinkProps) {
  const isOutside = /^https?:/u.test(to);
  return (
    <a
      href={to}
      {...rest}
      aria-current={current ? "page" : undefined}
      {...(isOutside ? { target: "_blank", rel: "noopener" } : {})}
    >
      {children}
      {isOutside ? <HiddenText> {strings.newTab}</HiddenText> : null}
    </a>
  );
}
