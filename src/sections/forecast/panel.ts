import { css } from "@emotion/react";

import { size, space } from "../../theme/tokens";

/** A part of the window below the chart. */
export const panelCss = css({
  display: "grid",
  alignContent: "start",
  gap: space.snug,
  padding: `${space.loose} clamp(${space.normal}, 2.4vw, ${space.loose}) ${space.normal}`,
  "& :is(h2, h3)": { fontSize: size.body, lineHeight: 1.3 },
});
