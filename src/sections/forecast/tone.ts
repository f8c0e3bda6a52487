import { css } from "@emotion/react";

import { color, weight } from "../../theme/tokens";

/** A gain is green, a loss red; drawings have the brighter colors. */
export const toneCss = css({
  fontWeight: weight.heading,
  "&[data-tone=gain]": { color: color.growthText },
  "&[data-tone=loss]": { color: color.churnText },
  "svg&[data-tone=gain]": { color: color.growth },
  "svg&[data-tone=loss]": { color: color.churn },
  "@media (forced-colors: active)": { "svg&[data-tone]": { color: "CanvasText" } },
});
