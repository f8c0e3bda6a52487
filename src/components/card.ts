import { css } from "@emotion/react";

import { color, radius, space } from "../theme/tokens";

/** Surface of a card: thin border, rounded corners, white background. */
export const cardCss = css({
  display: "grid",
  alignContent: "start",
  gap: space.normal,
  padding: space.wide,
  border: `1px solid ${color.line}`,
  borderRadius: radius.large,
  background: color.raised,
});
