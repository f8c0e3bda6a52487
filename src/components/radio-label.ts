/** Style of a label whose radio button covers it and is invisible; what visitors see is a `<span>` after the button. */
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
