import { css } from "@emotion/react";

import { color, size, space, weight } from "../../../theme/tokens";
import type { Choice } from "../../shared/api";
import { controlCss } from "../parts/control-css";
import { useForm, useTies, type ControlProps } from "./field-context";

const chevron =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='%23515a6b' stroke-width='2'%3E%3Cpath d='M6 9l6 6 6-6'/%3E%3C/svg%3E\")";
const selectCss = css({
  appearance: "none",
  paddingInlineEnd: "2rem",
  backgroundImage: chevron,
  backgroundRepeat: "no-repeat",
  backgroundPosition: "right 0.5rem center",
  backgroundSize: "1.125rem",
  textOverflow: "ellipsis",
});
const boxesCss = css({ display: "grid", gap: space.tight, margin: 0, padding: 0, border: 0 });
const legendCss = css({ padding: 0, marginBlockEnd: space.tight, fontSize: size.small, fontWeight: weight.strong });
const boxCss = css({
  display: "flex",
  alignItems: "center",
  gap: space.tight,
  minHeight: "1.75rem",
  fontSize: "0.9375rem",
  "& > input": { width: "1.125rem", height: "1.125rem", margin: 0, accentColor: color.accent },
});

function Select({ props, choices }: { props: ControlProps; choices: readonly Choice[] }) {
  const { id, value, onChange, required } = props;
  const current = typeof value === "string" ? value : "";
  const isKnown = current === "" || choices.some((choice) => choice.value === current);
  return (
    <select
      css={[controlCss, selectCss]}
      id={id}
      aria-required={required === true ? true : undefined}
      {...useTies()}
      value={current}
      onChange={({ target }) => {
        onChange(target.value === "" && !required ? undefined : target.value);
      }}
    >
      <option value="">{required ? "Choose…" : "None"}</option>
      {isKnown ? null : <option value={current}>{current} (not there)</option>}
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </select>
  );
}

function choicesOf({ options, schema }: ControlProps): Choice[] {
  const items = schema.items as { enum?: unknown[] } | undefined;
  const values = options.enumOptions?.map((option) => String(option.value)) ?? schema.enum ?? items?.enum ?? [];
  return values.map((value) => ({ value: String(value), label: String(value) }));
}

export function SelectWidget(props: ControlProps) {
  return <Select props={props} choices={choicesOf(props)} />;
}

/** Another record, by its name. */
export function ReferenceWidget(props: ControlProps) {
  const { references } = useForm().index;
  const { rule } = props.options;
  const typeName = rule?.kind === "reference" ? rule.typeName : "";
  return <Select props={props} choices={references[typeName] ?? []} />;
}

export function CheckboxWidget(props: ControlProps) {
  const { id, value, onChange, label } = props;
  return (
    <label css={boxCss} htmlFor={id}>
      <input
        id={id}
        type="checkbox"
        checked={value === true}
        {...useTies()}
        onChange={({ target }) => {
          onChange(target.checked);
        }}
      />
      {label}
    </label>
  );
}

/** Several of a few choices, kept in the order in which they are offered. */
export function CheckboxesWidget(props: ControlProps) {
  const { id, value, onChange, label, required } = props;
  const chosen: unknown[] = Array.isArray(value) ? value : [];
  const choices = choicesOf(props);
  const { "aria-describedby": describedBy } = useTies();
  return (
    <fieldset css={boxesCss} id={id} aria-describedby={describedBy}>
      <legend css={legendCss}>
        {label}
        {required ? <span aria-hidden="true"> *</span> : null}
      </legend>
      {choices.map((choice) => (
        <label key={choice.value} css={boxCss}>
          <input
            type="checkbox"
            checked={chosen.includes(choice.value)}
            onChange={({ target }) => {
              // What stands there stays in its order.
              onChange(target.checked ? [...chosen, choice.value] : chosen.filter((other) => other !== choice.value));
            }}
          />
          {choice.label}
        </label>
      ))}
    </fieldset>
  );
}
