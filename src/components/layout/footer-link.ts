import { css } from "@emotion/react";

import { color, size, space } from "../../theme/tokens";

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
