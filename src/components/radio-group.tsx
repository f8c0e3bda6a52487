import { css } from "@emotion/react";

import { color, covering, media } from "../theme/tokens";
import { hiddenCss } from "./hidden-text";

// Each button is invisible and covers its label.
const groupCss = css({
  "& label": { position: "relative", display: "grid" },
  "& input": { ...covering, margin: 0, opacity: 0, cursor: "pointer" },
  "& span": { display: "grid", alignItems: "center" },
  "& input:focus-visible + span": { outline: `2px solid ${color.accent}`, outlineOffset: 2 },
  [media.forcedColors]: {
    "&& input:checked + span": { forcedColorAdjust: "none", background: "Highlight", color: "HighlightText" },
  },
});

interface RadioGroupProps<Value extends string | number> {
  legend: string;
  name: string;
  choices: readonly { value: Value; label: string | undefined }[];
  chosen: Value | undefined;
  /** If undefined, the group is uncontrolled and `chosen` is its initial value. */
  choose?: (value: Value) => void;
  /** Styles the labels: `span`. */
  className?: string;
}

/** Radio buttons, whose labels look like one control. */
export function RadioGroup<Value extends string | number>(props: RadioGroupProps<Value>) {
  const { legend, name, choices, chosen, choose, className } = props;
  return (
    <fieldset css={groupCss} className={className}>
      <legend css={hiddenCss}>{legend}</legend>
      {choices.map(({ value, label }) => (
        <label key={value}>
          <input
            type="radio"
            name={name}
            value={value}
            {...(choose
              ? {
                  checked: value === chosen,
                  onChange: () => choose(value),
                }
              : { defaultChecked: value === chosen })}
          />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
