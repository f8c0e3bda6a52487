import { css } from "@emotion/react";

import { color, size, space, weight } from "../theme/tokens";

export const lineLinkCss = css({
  display: "inline-flex",
  alignItems: "center",
  gap: space.hair,
  minHeight: "2.75rem",
  fontSize: size.small,
  fontWeight: weight.strong,
  color: color.accentStrong,
  textUnderlineOffset: "0.2em",
});
