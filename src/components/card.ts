import { css } from "@emotion/react";

import { color, radius, space } from "../theme/tokens";

export const cardCss = css({
  display: "grid",
  alignContent: "start",
  gap: space.normal,
  // Shrinks with large text on small screens.
  padding: `min(${space.wide}, 10vw)`,
  border: `1px solid ${color.line}`,
  borderRadius: radius.large,
  background: color.raised,
  color: color.text,
});

/** Card for upcoming content: dashed border. */
export const openCardCss = css({
  padding: "clamp(min(1.5rem, 7vw), 4vw, 3rem)",
  border: `1.5px dashed color-mix(in oklab, ${color.accent} 45%, ${color.line})`,
  borderRadius: radius.large,
  background: `color-mix(in oklab, ${color.accentSoft} 45%, transparent)`,
});

/** Makes a whole card or row clickable: the link covers its positioned ancestor. */
export function coverCard(corner: string) {
  return { "&::after": { content: '""', position: "absolute", inset: 0, borderRadius: corner } } as const;
}
