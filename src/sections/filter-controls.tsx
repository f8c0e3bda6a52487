import { css } from "@emotion/react";

import { FilterBar } from "../components/filter-bar";
import { color, media, size, space } from "../theme/tokens";
import { writeCount } from "./count";
import type { Filter } from "./use-filter";
import { useSite } from "./use-site";

interface FilterControlsProps {
  filter: Filter;
  /** Name of the group of buttons. */
  label: string;
  /** Words of the button that takes the filter away. */
  all: string;
  choices: readonly string[];
  /** How many are shown. */
  count: number;
  words: Parameters<typeof writeCount>[1];
  className?: string;
}

const controlsCss = css({
  display: "grid",
  gap: space.normal,
  alignItems: "center",
  [media.desktop]: { gridTemplateColumns: "1fr auto" },
});
const countCss = css({
  fontSize: size.small,
  color: color.muted,
  fontVariantNumeric: "tabular-nums",
  // A shorter number gives the filter no more room than a longer one.
  [media.desktop]: { minWidth: "6rem", textAlign: "end" },
});

/** The choices of a filter, and how many are shown under the chosen one, said politely. */
export function FilterControls({ filter, label, all, choices, count, words, className }: FilterControlsProps) {
  const { site } = useSite();
  const { chosen, choose, ready } = filter;
  return (
    <div css={controlsCss} className={className}>
      <FilterBar label={label} all={all} choices={choices} chosen={chosen} onChoose={choose} ready={ready} />
      <p css={countCss} role="status">
        {/* A new element for each choice, so that the same number is announced again. */}
        <span key={chosen}>{writeCount(count, words, site.language)}</span>
      </p>
    </div>
  );
}
