import { css } from "@emotion/react";
import type { ComponentProps, ReactNode } from "react";

import strings from "#content/interface.json";
import { color, size, space } from "../theme/tokens";
import { HiddenText } from "./hidden-text";

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

export interface LinkProps extends Pick<
  ComponentProps<"a">,
  "aria-labelledby" | "aria-describedby" | "className" | "draggable" | "hidden" | "onClick"
> {
  /** Path on this site, or an absolute URL. */
  to: string;
  children: ReactNode;
  current?: boolean;
}

/** Opens other sites in a new tab. */
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
