import { color, size, weight } from "../theme/tokens";

/** Style of a `::before` with the number of a step in a circle, over the line through the steps. */
export function writeStepNumber(diameter: string) {
  return {
    content: "counter(step)",
    position: "absolute",
    zIndex: 1,
    insetBlockStart: 0,
    insetInlineStart: 0,
    display: "grid",
    placeItems: "center",
    width: diameter,
    height: diameter,
    border: `2px solid ${color.accent}`,
    borderRadius: "50%",
    background: color.ground,
    color: color.accentStrong,
    fontSize: size.small,
    fontWeight: weight.strong,
    fontVariantNumeric: "tabular-nums",
  } as const;
}
