import { css } from "@emotion/react";

import { color, weight } from "../../theme/tokens";

/**
 * Around an image: what stands there when the image cannot be had. `data-fallback` holds its words, which are as large as the
 * frame's font. An image that fails in the browser is marked by `useImageFallbacks`.
 */
export const frameCss = css({
  position: "relative",
  display: "block",
  overflow: "hidden",
  "&[data-failed], &:has([data-failed])": {
    background: `repeating-linear-gradient(to bottom, ${color.sunken} 0 31px, ${color.line} 31px 32px)`,
  },
  "&[data-failed]::after, &:has([data-failed])::after": {
    content: "attr(data-fallback)",
    position: "absolute",
    inset: 0,
    display: "grid",
    placeItems: "center",
    fontWeight: weight.strong,
    letterSpacing: "-0.02em",
    color: color.muted,
  },
});
