import { css } from "@emotion/react";

import { color, motion, radius, size, space, weight } from "../theme/tokens";

interface FilterBarProps {
  /** Name of the group. */
  label: string;
  /** Words of the button that takes the filter away. */
  all: string;
  choices: readonly string[];
  /** Null for all. */
  chosen: string | null;
  onChoose: (choice: string | null) => void;
  /** False until scripts run. Until then the buttons would do nothing: their place is kept, and they are not there. */
  ready: boolean;
}

const barCss = css({
  display: "flex",
  flexWrap: "wrap",
  gap: space.tight,
  transition: `opacity ${motion.calm}`,
  "&[data-waiting]": { visibility: "hidden", opacity: 0 },
  "@media (scripting: none), print": { display: "none" },
});

const buttonCss = css({
  minHeight: "2.75rem",
  padding: `${space.tight} 1.125rem`,
  border: `1px solid ${color.line}`,
  borderRadius: radius.round,
  background: color.raised,
  color: color.text,
  fontSize: size.small,
  fontWeight: weight.strong,
  lineHeight: 1.2,
  transition: `background-color ${motion.quick}, border-color ${motion.quick}, color ${motion.quick}`,
  "&:hover": { borderColor: color.text },
  "&:focus-visible": { borderRadius: radius.round },
  "&:active": { background: color.sunken },
  "&[aria-pressed=true]": { borderColor: color.text, background: color.text, color: color.ground },
  "@media (forced-colors: active)": {
    "&[aria-pressed=true]": {
      forcedColorAdjust: "none",
      borderColor: "Highlight",
      background: "Highlight",
      color: "HighlightText",
    },
  },
});

/** Choices of which one is always pressed. */
export function FilterBar({ label, all, choices, chosen, onChoose, ready }: FilterBarProps) {
  return (
    <div css={barCss} role="group" aria-label={label} data-waiting={ready ? undefined : ""}>
      {[null, ...choices].map((choice) => (
        <button
          key={choice}
          css={buttonCss}
          type="button"
          aria-pressed={choice === chosen}
          onClick={() => {
            onChoose(choice);
          }}
        >
          {choice ?? all}
        </button>
      ))}
    </div>
  );
}
