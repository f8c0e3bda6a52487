import { palette } from "./palette";

/** Semantic colors, used as CSS custom properties. */
const colors = {
  ground: palette.paper,
  raised: palette.white,
  sunken: palette.sand,
  line: palette.mist,
  text: palette.ink,
  muted: palette.slate,
  accent: palette.accent,
  accentStrong: palette.accentDeep,
  accentSoft: palette.accentPale,
  onAccent: palette.white,
  dark: palette.ink,
  darkRaised: palette.night,
  darkLine: palette.steel,
  onDark: palette.paper,
  onDarkMuted: palette.silver,
  onDarkAccent: palette.accentLight,
  growth: palette.growth,
  growthText: palette.growthDeep,
  churn: palette.churn,
  churnText: palette.churnDeep,
} as const;

/** A length that grows with text, but not on phones, where larger text needs the width: at most its size in a window of 320 px. */
export function limit(rem: number): string {
  return `min(${rem}rem, ${rem * 5}vw)`;
}

/** Spacing on a 4 px base. Section and gutter spacing grows with the window. */
const spaces = {
  hair: limit(0.25),
  tight: limit(0.5),
  snug: limit(0.75),
  normal: limit(1),
  loose: limit(1.5),
  wide: limit(2),
  huge: limit(3),
  vast: limit(4),
  sectionSmall: `clamp(${limit(2.5)}, 5vw, 4rem)`,
  sectionMedium: `clamp(${limit(4)}, 7.5vw, 6rem)`,
  sectionLarge: `clamp(${limit(5)}, 12.5vw, 10rem)`,
  gutter: `clamp(${limit(1.25)}, 4vw, 3rem)`,
} as const;

/**
 * Ten sizes of type, in a wide window 13, 14, 17, 18, 21, 24, 32, 44, 56 and 72 px. ESLint forbids others. On phones with large text,
 * the larger ones grow less, so that words of twelve letters fit.
 */
const sizes = {
  caption: "0.8125rem",
  small: "0.875rem",
  body: "1.0625rem",
  prose: "clamp(1.0625rem, 1.02rem + 0.2vw, 1.125rem)",
  lead: "clamp(1.125rem, 1.06rem + 0.4vw, 1.3125rem)",
  title: "min(10vw, clamp(1.25rem, 1.15rem + 0.5vw, 1.5rem))",
  subheading: "min(10.5vw, clamp(1.5rem, 1.3rem + 0.9vw, 2rem))",
  heading: "min(11vw, clamp(1.75rem, 1.4rem + 1.7vw, 2.75rem))",
  figure: "min(13vw, clamp(2.25rem, 1.8rem + 2vw, 3.5rem))",
  display: "min(12.5vw, clamp(2.25rem, 1.55rem + 3.75vw, 4.5rem))",
} as const;

const radii = { small: "6px", medium: "12px", large: "20px", round: "999px" } as const;

type Tokens = Record<string, string>;

function kebab(name: string): string {
  return name.replace(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`);
}

function toReferences<Group extends Tokens>(prefix: string, group: Group): { [Name in keyof Group]: string } {
  const entries = Object.keys(group).map((name) => [name, `var(--${prefix}-${kebab(name)})`]);
  return Object.fromEntries(entries) as { [Name in keyof Group]: string };
}

export const color = /* @__PURE__ */ toReferences("color", colors);
export const space = /* @__PURE__ */ toReferences("space", spaces);
export const size = /* @__PURE__ */ toReferences("size", sizes);
export const radius = /* @__PURE__ */ toReferences("radius", radii);

function shade(percent: number): string {
  return `color-mix(in srgb, ${color.text} ${percent}%, transparent)`;
}

/** Shadows by elevation: menus; cards and notes; windows. */
export const shadow = {
  low: `0 12px 32px ${shade(10)}`,
  medium: `0 20px 40px -16px ${shade(35)}`,
  high: `0 32px 64px -32px ${shade(30)}`,
} as const;

/** Letter spacing of large titles and figures, of headings, and of text. */
export const tracking = { tighter: "-0.035em", tight: "-0.02em", none: 0 } as const;

/** Maximum widths of the page, of article text (60 to 72 characters per line) and of introductions. */
export const width = { page: "75rem", prose: "37.5rem", measure: "41.1em" } as const;

/** Two columns for wide windows, with a gap of `space.vast`, named by the start of the second. */
export const columns = {
  oneThird: "minmax(0, 4fr) minmax(0, 8fr)",
  twoFifths: "minmax(0, 5fr) minmax(0, 7fr)",
  threeFifths: "minmax(0, 7fr) minmax(0, 5fr)",
} as const;

/** Two equal columns on phones, or one with large text. */
export const columnPair = "repeat(auto-fit, minmax(min(max(7.5rem, 40%), 100%), 1fr))";

/** Second voice, for quotes: the serif of the system. */
export const serif = "ui-serif, Georgia, Cambria, 'Times New Roman', serif";

export const weight = { text: 400, strong: 560, heading: 620 } as const;

/** Below 768 px the layout is mobile (specification, chapter 9). In em: larger text gets that of a smaller window. */
export const media = {
  /** Phones with large text. */
  tight: "@media (max-width: 15em)",
  mobile: "@media (max-width: 47.999em)",
  desktop: "@media (min-width: 48em)",
  narrow: "@media (max-width: 63.999em)",
  wide: "@media (min-width: 64em)",
  broad: "@media (min-width: 75em)",
  reducedMotion: "@media (prefers-reduced-motion: reduce)",
  forcedColors: "@media (forced-colors: active)",
} as const;

/** Selector for pages without scripts. `gatsby-ssr.tsx` marks the others: not all browsers support `scripting: none`. */
export const unscripted = "html:not([data-scripted]) &";

/** Hides a control that needs scripts, without them and on paper. */
export const scriptedCss = { [unscripted]: { display: "none" }, "@media print": { display: "none" } } as const;

/** Rule for Firefox before 121, which shows the first choice of a drawing, without its controls. */
export const withoutHas = "@supports not selector(:has(*))";

/** Keeps the colors of a mark that explains a drawing, also in forced colors, in browsers that darken pages, and on paper. */
export const keepColors = { forcedColorAdjust: "none", colorScheme: "only light", printColorAdjust: "exact" } as const;

/** Declarations that begin many styles: items that wrap, in a row; one column; one item in the middle; all of the container. */
export const wrapping = { display: "flex", flexWrap: "wrap" } as const;
export const wrappingRow = { display: "flex", flexWrap: "wrap", alignItems: "center" } as const;
export const oneColumn = { display: "grid", gridTemplateColumns: "minmax(0, 1fr)" } as const;
export const centered = { display: "grid", placeItems: "center" } as const;
export const covering = { position: "absolute", inset: 0, width: "100%", height: "100%" } as const;

/** Raised surface with a hairline around it. */
export function surface(borderRadius: string) {
  return { border: `1px solid ${color.line}`, borderRadius, background: color.raised } as const;
}

/** Selector for pages that are parsed to their footer. While a page arrives, more may follow what is last. */
export const parsed = "body:has(footer)";

/** Lets a list of links mark the place that is read. Chromium never finds places that are parsed after this rule applies. */
export const markedLinksCss = { [`${parsed} &`]: { scrollTargetGroup: "auto" } } as const;

/** Selector for right-to-left pages. Not `:dir()`, which needs Chrome 120. */
export const rightToLeft = "[dir=rtl] &";

/** Returns the condition of a media rule, for `matchMedia` and attributes. */
export function toCondition(rule: string): string {
  return rule.replace("@media ", "");
}

export const motion = { quick: "150ms ease-out", calm: "250ms ease-out" } as const;

const tokens = { color: colors, space: spaces, size: sizes, radius: radii };

/** Other values of some tokens. */
type TokenValues = { [Group in keyof typeof tokens]?: Partial<Record<keyof (typeof tokens)[Group], string>> };

/** Formats declarations of tokens for `:root`: of all, or with other values. */
export function declareTokens(values: TokenValues = tokens): string {
  return Object.entries(values)
    .flatMap(([prefix, group]) => Object.entries(group).map(([name, value]) => `--${prefix}-${kebab(name)}:${value}`))
    .join(";");
}
