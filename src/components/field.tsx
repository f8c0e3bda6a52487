import { css } from "@emotion/react";
import type { ComponentProps, ReactNode } from "react";

import { color, motion, radius, size, space, weight } from "../theme/tokens";

interface FieldText {
  /** Also its id; unique in the page. */
  name: string;
  label: string;
  /** Why the value is invalid. */
  error?: string | undefined;
  /** Always shown below the field. */
  hint?: string | undefined;
}

type FieldProps = FieldText & Omit<ComponentProps<"input">, keyof FieldText | "id">;
type TextAreaProps = FieldText & Omit<ComponentProps<"textarea">, keyof FieldText | "id">;

const fieldCss = css({ display: "grid", alignContent: "start", gap: space.hair });
const labelCss = css({ fontSize: size.small, fontWeight: weight.strong });
const controlCss = css({
  width: "100%",
  minHeight: "2.875rem",
  padding: `${space.snug} ${space.normal}`,
  border: `1px solid ${color.muted}`,
  borderRadius: radius.small,
  background: color.raised,
  transition: `border-color ${motion.quick}`,
  "&:hover": { borderColor: color.text },
  "&::placeholder": { color: color.muted, opacity: 1 },
  "&[aria-invalid=true]": { borderColor: color.churnText, boxShadow: `inset 0 0 0 1px ${color.churnText}` },
  "&[aria-invalid=true]:focus-visible": { outlineColor: color.churnText },
  "&:disabled": { borderStyle: "dashed", background: color.sunken, color: color.muted, cursor: "not-allowed" },
  "&:disabled:hover": { borderColor: color.muted },
  // Shadows are not drawn in forced colors.
  "@media (forced-colors: active)": { "&[aria-invalid=true]": { borderWidth: 3 } },
});
const areaCss = css({ minHeight: "9rem", resize: "vertical", lineHeight: 1.5 });
const hintCss = css({ fontSize: size.small, color: color.muted });
const errorCss = css({
  display: "flex",
  gap: space.tight,
  fontSize: size.small,
  fontWeight: weight.strong,
  color: color.churnText,
  "&::before": {
    content: '"!" / ""',
    flex: "none",
    width: "1.125rem",
    height: "1.125rem",
    marginBlockStart: "0.125rem",
    borderRadius: radius.round,
    background: color.churnText,
    color: color.onAccent,
    fontSize: "0.75rem",
    lineHeight: "1.125rem",
    textAlign: "center",
  },
});

/** Attributes that connect a control with its hint and its error. */
function describe({ name, error, hint }: FieldText) {
  const ids = [error && `${name}-error`, hint && `${name}-hint`].filter(Boolean).join(" ");
  return {
    id: name,
    name,
    ...(ids ? { "aria-describedby": ids } : {}),
    ...(error ? { "aria-invalid": true } : {}),
  };
}

interface FrameProps extends FieldText {
  required: boolean | undefined;
  children: ReactNode;
}

function Frame({ name, label, error, hint, required, children }: FrameProps) {
  return (
    <div css={fieldCss}>
      <label css={labelCss} htmlFor={name}>
        {label}
        {required ? <span aria-hidden="true"> *</span> : null}
      </label>
      {children}
      {error ? (
        <p css={errorCss} id={`${name}-error`}>
          {error}
        </p>
      ) : null}
      {hint ? (
        <p css={hintCss} id={`${name}-hint`}>
          {hint}
        </p>
      ) : null}
    </div>
  );
}

/** A one-line field with its label, error and hint. */
export function Field({ name, label, error, hint, ...input }: FieldProps) {
  const text = { name, label, error, hint };
  return (
    <Frame {...text} required={input.required}>
      <input css={controlCss} {...input} {...describe(text)} />
    </Frame>
  );
}

/** A field for several lines. */
export function TextArea({ name, label, error, hint, ...area }: TextAreaProps) {
  const text = { name, label, error, hint };
  return (
    <Frame {...text} required={area.required}>
      <textarea css={[controlCss, areaCss]} {...area} {...describe(text)} />
    </Frame>
  );
}
