import { css } from "@emotion/react";

import { useEffect, useRef, useState } from "react";

import strings from "#content/interface.json";
import { color, limit, media, motion, radius, scriptedCss, size, space, surface, weight } from "../../theme/tokens";
import { createIsland } from "../../islands/create-island";
import { filterItems } from "./filter-items";
import { formatCount, useFilter, type CountForms } from "./use-filter";

interface FilterControlsProps {
  label: string;
  choices: readonly string[];
  total: number;
  /** Plural forms of that number. */
  forms: CountForms;
  language: string;
  className?: string;
}

const controlsCss = css({
  display: "grid",
  gap: space.normal,
  alignItems: "center",
  [media.wide]: { gridTemplateColumns: "1fr auto" },
});
const barCss = css({ display: "flex", flexWrap: "wrap", gap: space.tight, ...scriptedCss });
const buttonCss = css({
  minHeight: "2.75rem",
  padding: `${space.tight} ${limit(1.125)}`,
  ...surface(radius.round),
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

/** Toggle buttons that filter the items around them, and the number of shown items, announced politely. */
function FilterControls({ label, choices, total, forms, language, className }: FilterControlsProps) {
  const root = useRef<HTMLDivElement>(null);
  const { chosen, choose } = useFilter(choices);
  const [applied, setApplied] = useState<{ choice: string | null; count: number }>({ choice: null, count: total });

  // After the frame that shows the pressed button.
  useEffect(() => {
    const around = root.current?.closest("[data-filtered]");
    if (around && chosen !== applied.choice) setApplied({ choice: chosen, count: filterItems(around, chosen) });
  }, [chosen, applied.choice]);

  return (
    <div ref={root} css={controlsCss} className={className}>
      <div css={barCss} role="group" aria-label={label}>
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
        <span key={applied.choice}>{formatCount(applied.count, forms, language)}</span>
      </p>
    </div>
  );
}

export const Filter = createIsland("filter", FilterControls, { start: ["query"] });
