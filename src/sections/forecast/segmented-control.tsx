import { css } from "@emotion/react";

import { hiddenCss } from "../../components/hidden-text";
import { radioLabel } from "../../components/radio-label";
import { color, motion, radius, space, weight } from "../../theme/tokens";

// Before hydration the control is invisible, but takes up its space.
const controlCss = css({
  display: "inline-flex",
  flexWrap: "wrap",
  minWidth: 0,
  margin: 0,
  padding: 3,
  border: `1px solid ${color.line}`,
  borderRadius: "9px",
  background: color.sunken,
  "[data-waiting] &": { visibility: "hidden" },
  "@media (scripting: none), print": { display: "none" },
});
const optionCss = css(radioLabel, {
  "& span": {
    minHeight: "2.125rem",
    padding: `0 ${space.snug}`,
    borderRadius: radius.small,
    color: color.muted,
    fontWeight: weight.strong,
    transition: `background-color ${motion.quick}, color ${motion.quick}`,
  },
  "& input:hover + span": { color: color.text },
  "& input:checked + span": { background: color.raised, color: color.text, boxShadow: `0 0 0 1px ${color.line}` },
  "& input:focus-visible + span": { outline: `2px solid ${color.accent}`, outlineOffset: 2 },
  "@media (forced-colors: active)": {
    "& input:checked + span": { forcedColorAdjust: "none", background: "Highlight", color: "HighlightText" },
  },
});

interface SegmentedControlProps<Name extends string> {
  legend: string;
  names: readonly Name[];
  labels: Readonly<Record<Name, string>>;
  chosen: Name;
  choose: (name: Name) => void;
}

/** Segmented control of radio buttons. */
export function SegmentedControl<Name extends string>({
  legend,
  names,
  labels,
  chosen,
  choose,
}: SegmentedControlProps<Name>) {
  return (
    <fieldset css={controlCss}>
      <legend css={hiddenCss}>{legend}</legend>
      {names.map((name) => (
        <label key={name} css={optionCss}>
          <input
            type="radio"
            name={`forecast ${legend}`}
            checked={name === chosen}
            onChange={() => {
              choose(name);
            }}
          />
          <span>{labels[name]}</span>
        </label>
      ))}
    </fieldset>
  );
}
