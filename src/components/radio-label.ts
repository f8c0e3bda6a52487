/** Style of a label with an invisible radio button that covers it; a `<span>` after the button is visible. */
export const radioLabel = {
  position: "relative",
  display: "grid",
  "& input": {
    position: "absolute",
    inset: 0,
    width: "100%",
    height: "100%",
    margin: 0,
    opacity: 0,
    cursor: "pointer",
  },
  "& span": { display: "grid", alignItems: "center" },
} as const;
