import { space } from "../../theme/tokens";

/** Container whose text is large for the width of the drawing. */
export const largeText = "@container (max-width: 20em)";

/** Container with text of twice the size on a phone. */
const largestText = "@container (max-width: 14em)";

/** Returns the styles of a row with a name, a drawing and numbers. Large text has the drawing below the name, and the largest the numbers below it. */
export function createDrawnRow(columns: string, rowGap: string | number) {
  return {
    display: "grid",
    gridTemplateColumns: columns,
    gap: space.snug,
    alignItems: "center",
    [largeText]: { gridTemplateColumns: "minmax(0, 1fr) auto", rowGap, paddingBlock: space.tight },
    [largestText]: { gridTemplateColumns: "minmax(0, 1fr)" },
    "& > svg": { [largeText]: { gridArea: "2 / 1 / auto / -1" } },
    "& > span": { textAlign: "end", [largestText]: { textAlign: "start", whiteSpace: "normal" } },
  } as const;
}
