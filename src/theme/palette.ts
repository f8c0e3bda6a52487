/**
 * Colors of the brand, as `#rrggbb`: pages, charts, covers, social cards, icons and pictures of the product read them here.
 * `palette.test.ts` lists the pairs that need contrast. Components use the tokens of `tokens.ts` instead.
 */
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
  /** Ranges of forecasts in pictures of the product, from the widest to the narrowest. */
  rangeWide: "#ccdfff",
  range: "#c2d8ff",
  rangeNarrow: "#a4c5ff",
  growth: "#00a062",
  growthDeep: "#006b3d",
  churn: "#e24a3f",
  churnDeep: "#b3241f",
} as const;
