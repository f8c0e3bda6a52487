import { css } from "@emotion/react";

import { color, radius, space, surface } from "../theme/tokens";

export const cardCss = css({
  display: "grid",
  alignContent: "start",
  gap: space.normal,
  padding: space.wide,
  ...surface(radius.large),
  color: color.text,
});
