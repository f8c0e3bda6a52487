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

/** Surface of what is still open or to come: a dashed border, as everything in the future has. */
export const openCardCss = css({
  padding: "clamp(1.5rem, 4vw, 3rem)",
  border: `1.5px dashed color-mix(in oklab, ${color.accent} 45%, ${color.line})`,
  borderRadius: radius.large,
  background: `color-mix(in oklab, ${color.accentSoft} 45%, transparent)`,
});

/** Lets a link cover its positioned ancestor: a whole card or row is clickable and shows the focus. */
export function coverCard(corner: string) {
  return { "&::after": { content: '""', position: "absolute", inset: 0, borderRadius: corner } } as const;
}
