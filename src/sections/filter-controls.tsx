import { css } from "@emotion/react";

import strings from "#content/interface.json";
import { color, limit, media, motion, radius, scriptedCss, size, space, weight } from "../theme/tokens";
import { formatCount, type CountForms, type useFilter } from "./use-filter";
import { useSite } from "./use-site";

interface FilterControlsProps {
  filter: ReturnType<typeof useFilter>;
  /** Accessible name of the buttons. */
  label: string;
  choices: readonly string[];
  /** Number of results. */
  count: number;
  /** Plural forms of that number. */
  forms: CountForms;
  className?: string;
}

const controlsCss = css({
  display: "grid",
  gap: space.normal,
  alignItems: "center",
  [media.wide]: { gridTemplateColumns: "1fr auto" },
});
// Before hydration the buttons are invisible, but take up their space.
const barCss = css({
  display: "flex",
  flexWrap: "wrap",
  gap: space.tight,
  "&[data-waiting]": { visibility: "hidden" },
  ...scriptedCss,
});
const buttonCss = css({
  minHeight: "2.75rem",
  padding: `${space.tight} ${limit(1.125)}`,
  border: `1px solid ${color.line}`,
  borderRadius: radius.round,
  background: color.raised,
  fontSize: size.small,
  fontWeight: weight.strong,
  lineHeight: 1.2,
  transition: `background-color ${motion.quick}, border-color ${motion.quick}, color ${motion.quick}`,
  "&:hover": { borderColor: color.text },
  "&:focus-visible": { borderRadius: radius.round },
  "&:active": { background: color.sunken },
  "&[aria-pressed=true]": { borderColor: color.text, background: color.text, color: color.ground },
  [media.forcedColors]: {
    "&[aria-pressed=true]": {
      forcedColorAdjust: "none",
      borderColor: "Highlight",
      background: "Highlight",
      color: "HighlightText",
    },
  },
});
const countCss = css({
  fontSize: size.small,
  color: color.muted,
  fontVariantNumeric: "tabular-nums",
  // Keeps the width of the buttons independent of the number.
  [media.wide]: { minWidth: "6rem", textAlign: "end" },
});

/** Toggle buttons of the filter, and the result count, announced politely. */
export function FilterControls({ filter, label, choices, count, forms, className }: FilterControlsProps) {
  const { site } = useSite();
  const { chosen, applied, choose, ready } = filter;
  return (
    <div css={controlsCss} className={className}>
      <div css={barCss} role="group" aria-label={label} data-waiting={ready ? undefined : ""}>
        {[null, ...choices].map((choice) => (
          <button
            key={choice}
            css={buttonCss}
            type="button"
            aria-pressed={choice === chosen}
            onClick={() => choose(choice)}
          >
            {choice ?? strings.all}
          </button>
        ))}
      </div>
      <p css={countCss} role="status">
        {/* A new element for each choice announces an unchanged number again. */}
        <span key={applied}>{formatCount(count, forms, site.language)}</span>
      </p>
    </div>
  );
}
