import { css } from "@emotion/react";

import { centered, color, tracking, weight } from "../../theme/tokens";

/** Shows the text of `data-fallback` if the image is missing, or failed and was marked by `markFailedImages`. */
export const frameCss = css({
  position: "relative",
  display: "block",
  overflow: "hidden",
  "&:is([data-failed], :has([data-failed]))": {
    background: `repeating-linear-gradient(to bottom, ${color.sunken} 0 31px, ${color.line} 31px 32px)`,
  },
  "&:is([data-failed], :has([data-failed]))::after": {
    content: "attr(data-fallback)",
    position: "absolute",
    inset: 0,
    ...centered,
    fontWeight: weight.strong,
    letterSpacing: tracking.tight,
    color: color.muted,
  },
});
