/** What the checker takes for a mistake, and is none. */
export interface Excuse {
  message: RegExp;
  /** The place in the page, where the message alone says too little. */
  extract?: RegExp;
  reason: string;
}

/** The checker's knowledge of CSS ends before these; browsers that do not know them pass them over. */
export const excuses: readonly Excuse[] = [
  {
    message: /^CSS: “(?:anchor-name|position-anchor)”: Property .* doesn't exist|“anchor\(.*\)” is not a /u,
    reason: "CSS Anchor Positioning, https://www.w3.org/TR/css-anchor-position-1/",
  },
  {
    message: /^CSS: “container-type”: Property .* doesn't exist/u,
    reason: "CSS Conditional Rules 5, https://www.w3.org/TR/css-conditional-5/#container-type",
  },
  {
    message: /^CSS: “[a-z-]+”: Parse Error/u,
    extract: /\d+cqi\b/u,
    reason: "container query length units, https://www.w3.org/TR/css-conditional-5/#container-lengths",
  },
  {
    message: /^CSS: “vector-effect”: Property .* doesn't exist/u,
    reason: "SVG 2, https://www.w3.org/TR/SVG2/coords.html#VectorEffects",
  },
  {
    message: /^Inline script violates Content Security Policy/u,
    extract: /type="application\/ld\+json"/u,
    reason:
      "a data block runs nowhere, and no policy is asked, https://html.spec.whatwg.org/#prepare-the-script-element",
  },
];
