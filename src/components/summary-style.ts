import { color, motion, space } from "../theme/tokens";

/** Style of a `<summary>` that shows the data of a chart. */
export const summaryStyle = {
  width: "fit-content",
  paddingBlock: space.tight,
  color: color.accentStrong,
  transition: `color ${motion.quick}`,
  "&:hover": { color: color.text },
} as const;
