import { css } from "@emotion/react";

import { radius, space } from "../../../theme/tokens";
import { controlCss } from "../parts/control-css";
import { useForm, useTies, type ControlProps } from "./field-context";

const areaCss = css({ fieldSizing: "content", minHeight: "5rem", maxHeight: "24rem", resize: "vertical" });
const colorCss = css({ display: "grid", gridTemplateColumns: "2.75rem minmax(0, 1fr)", gap: space.tight });
const swatchCss = css({ padding: "0.1875rem", "&::-webkit-color-swatch": { border: 0, borderRadius: radius.small } });

function textOf(value: unknown): string {
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}

/** What stands for an empty field: nothing where it may be left out. */
function fill(text: string, required: boolean | undefined): string | undefined {
  return text === "" && !required ? undefined : text;
}

function useControl({ id, required }: ControlProps) {
  return { id, "aria-required": required === true ? true : undefined, ...useTies() };
}

export function TextWidget(props: ControlProps) {
  const { value, onChange, required } = props;
  return (
    <input
      css={controlCss}
      {...useControl(props)}
      value={textOf(value)}
      onChange={({ target }) => {
        onChange(fill(target.value, required));
      }}
    />
  );
}

export function TextareaWidget(props: ControlProps) {
  const { value, onChange, required } = props;
  return (
    <textarea
      css={[controlCss, areaCss]}
      {...useControl(props)}
      value={textOf(value)}
      onChange={({ target }) => {
        onChange(fill(target.value, required));
      }}
    />
  );
}

export function NumberWidget(props: ControlProps) {
  const { value, onChange } = props;
  return (
    <input
      css={controlCss}
      {...useControl(props)}
      inputMode="numeric"
      value={textOf(value)}
      onChange={({ target: { value: text } }) => {
        // What is no number is kept as it was typed; the check says what to write.
        onChange(text === "" ? undefined : /^-?\d+$/u.test(text) ? Number(text) : text);
      }}
    />
  );
}

export function DateWidget(props: ControlProps) {
  const { value, onChange, required } = props;
  return (
    <input
      css={controlCss}
      {...useControl(props)}
      type={/^(?:\d{4}-\d{2}-\d{2})?$/u.test(textOf(value)) ? "date" : "text"}
      value={textOf(value)}
      onChange={({ target }) => {
        onChange(fill(target.value, required));
      }}
    />
  );
}

export function ColorWidget(props: ControlProps) {
  const { value, onChange, required, label } = props;
  const text = textOf(value);
  return (
    <div css={colorCss}>
      <input
        css={[controlCss, swatchCss]}
        type="color"
        aria-label={`Choose: ${label}`}
        value={/^#[0-9a-f]{6}$/iu.test(text) ? text : "#000000"}
        onChange={({ target }) => {
          onChange(target.value.toUpperCase());
        }}
      />
      <input
        css={controlCss}
        {...useControl(props)}
        value={text}
        onChange={({ target }) => {
          onChange(fill(target.value, required));
        }}
      />
    </div>
  );
}

/** An address, with the paths of this site to choose from. */
export function LinkWidget(props: ControlProps) {
  const { value, onChange, required, id } = props;
  const { routes } = useForm().index;
  return (
    <>
      <input
        css={controlCss}
        {...useControl(props)}
        list={`${id}-routes`}
        value={textOf(value)}
        onChange={({ target }) => {
          onChange(fill(target.value, required));
        }}
      />
      <datalist id={`${id}-routes`}>
        {routes.map((route) => (
          <option key={route} value={route} />
        ))}
      </datalist>
    </>
  );
}
