/** Brand colors as `#rrggbb`. Components use `tokens.ts` instead. `palette.test.ts` checks contrast. */
export const palette = {
  white: "#ffffff",
  paper: "#fbfaf7",
  sand: "#f3f2ed",
  mist: "#dbdee3",
  slate: "#575e69",
  silver: "#aab1be",
  steel: "#353d4d",
  ink: "#0e1624",
  night: "#161f30",
  accent: "#2366e9",
  accentDeep: "#0a4fd1",
  accentLight: "#87b1fd",
  accentPale: "#e7effc",
  /** Forecast ranges in product pictures, from the widest to the narrowest. */
  rangeWide: "#ccdfff",
  range: "#c2d8ff",
  rangeNarrow: "#a4c5ff",
  growth: "#00a062",
  growthDeep: "#006b3d",
  churn: "#e24a3f",
  churnDeep: "#b3241f",
} as const;
