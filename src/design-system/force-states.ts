const states = ["hover", "active", "focus-visible"] as const;

/**
 * Selector of the same rule for an element that is told to look so by `data-force`; nothing when the rule is for no state.
 * `.a:hover` becomes `.a:is([data-force~="hover"])`.
 */
export function forceSelector(selector: string): string | undefined {
  const forced = states.reduce(
    (text, state) => text.replaceAll(new RegExp(`:${state}(?![\\w-])`, "gu"), `:is([data-force~="${state}"])`),
    selector,
  );
  return forced === selector ? undefined : forced;
}

/** Copies of all rules for states, for elements with `data-force`. */
export function collectForcedRules(sheets: Iterable<CSSStyleSheet>): string[] {
  return [...sheets].flatMap((sheet) =>
    [...sheet.cssRules].flatMap((rule) => {
      if (!(rule instanceof CSSStyleRule)) return [];
      const selector = forceSelector(rule.selectorText);
      return selector === undefined ? [] : [`${selector}{${rule.style.cssText}}`];
    }),
  );
}
