import { css } from "@emotion/react";

import { color, size, space, tracking, weight } from "../../theme/tokens";
import { withMargin } from "./article-css";
import { captionCss, chartCss } from "./chart-css";

/** Styles of the components that an article may use (`src/content/text/components.ts`). */
export const componentsCss = css(chartCss, {
  // Placed in the margin, if there is one.
  [withMargin]: {
    "& .aside, & .stat": { gridColumn: 2, gridRow: "span 2", alignSelf: "start", maxWidth: "15rem" },
    "& .chart": { gridColumn: "1 / -1" },
    "& .chart-rows thead th:first-of-type": { width: "24%" },
  },
  "& .aside": {
    display: "grid",
    gap: space.tight,
    paddingInlineStart: space.normal,
    borderInlineStart: `2px solid ${color.line}`,
    ...captionCss,
  },
  "& .stat": {
    display: "grid",
    gridTemplateColumns: "auto minmax(0, 1fr)",
    alignItems: "center",
    gap: space.loose,
    paddingBlock: space.normal,
    borderBlock: `1px solid ${color.line}`,
    lineHeight: 1.4,
    "& strong": { fontSize: size.figure, fontWeight: weight.strong, lineHeight: 1, letterSpacing: tracking.tighter },
    [withMargin]: {
      gridTemplateColumns: "minmax(0, 1fr)",
      gap: space.tight,
      fontSize: size.small,
      "& strong": { fontSize: size.heading },
    },
  },
  "& del": { color: color.churnText, textDecorationThickness: "1.5px" },
  "& ins": { color: color.growthText, textDecoration: "none", fontWeight: weight.strong },
  "& sup": { lineHeight: 0 },
  "& sup a": { fontWeight: weight.strong, textDecoration: "none" },
  "& .footnotes": {
    marginBlockStart: space.loose,
    paddingBlockStart: space.loose,
    borderBlockStart: `1px solid ${color.line}`,
    ...captionCss,
    "& h2": { marginBlock: `0 ${space.snug}`, fontSize: size.body },
  },
});
