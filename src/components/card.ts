import { css } from "@emotion/react";

import { color, radius, space } from "../theme/tokens";

export const cardCss = css({
  display: "grid",
  alignContent: "start",
  gap: space.normal,
  padding: space.wide,
  border: `1px solid ${color.line}`,
  borderRadius: radius.large,
  background: color.raised,
  color: color.text,
});
