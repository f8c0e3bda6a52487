import { css } from "@emotion/react";

import { color, radius, space } from "../theme/tokens";

/** Surface of a card: hairline, rounded corners, white ground. */
export const cardCss = css({
  display: "grid",
  alignContent: "start",
  gap: space.normal,
  padding: space.wide,
  border: `1px solid ${color.line}`,
  borderRadius: radius.large,
  background: color.raised,
});

/** A list of cards, as many in a row as there is room for. */
export const cardListCss = css({
  display: "grid",
  gap: space.loose,
  gridTemplateColumns: "repeat(auto-fill, minmax(min(19rem, 100%), 1fr))",
});
