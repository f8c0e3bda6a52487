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

/** Card for upcoming content: dashed border. */
export const openCardCss = css({
  padding: `clamp(${space.loose}, 4vw, ${space.huge})`,
  border: `1.5px dashed color-mix(in oklab, ${color.accent} 45%, ${color.line})`,
  borderRadius: radius.large,
  background: `color-mix(in oklab, ${color.accentSoft} 45%, transparent)`,
});
