import { css } from "@emotion/react";

import { color, size, space, weight } from "../../theme/tokens";

/** A part of the window below the chart. */
export const panelCss = css({
  display: "grid",
  alignContent: "start",
  gap: space.snug,
  padding: `${space.loose} clamp(${space.normal}, 2.4vw, ${space.loose}) ${space.normal}`,
  "& :is(h2, h3)": { fontSize: size.body, lineHeight: 1.3 },
});

/** A gain is green, a loss red; drawings have the brighter colors. */
export const toneCss = css({
  fontWeight: weight.heading,
  "&[data-tone=gain]": { color: color.growthText },
  "&[data-tone=loss]": { color: color.churnText },
  "svg&[data-tone=gain]": { color: color.growth },
  "svg&[data-tone=loss]": { color: color.churn },
  "@media (forced-colors: active)": { "svg&[data-tone]": { color: "CanvasText" } },
});
