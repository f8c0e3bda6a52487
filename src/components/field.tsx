import { css, keyframes } from "@emotion/react";
import type { ComponentProps } from "react";

import { color, media, motion, radius, size, space, weight } from "../theme/tokens";

interface FieldProps extends Pick<
  ComponentProps<"input">,
  "autoComplete" | "defaultValue" | "maxLength" | "minLength" | "placeholder" | "readOnly" | "required" | "type"
> {
  /** Also the id; unique in the page. */
  name: string;
  label: string;
  error?: string | undefined;
  /** Shown below the field. */
  hint?: string | undefined;
  /** Number of lines; renders a text area. */
  rows?: number;
}

const filled = keyframes({ to: { outlineOffset: 0 } });

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
  // Dispatches `animationstart` when the browser fills in the field.
  "&:autofill": { animation: `${filled} 1ms` },
  "&:read-only": { borderColor: color.line, background: color.ground, color: color.muted, cursor: "progress" },
  "&::placeholder": { color: color.muted, opacity: 1 },
  "&[aria-invalid=true]": { borderColor: color.churnText, boxShadow: `inset 0 0 0 1px ${color.churnText}` },
  "&[aria-invalid=true]:focus-visible": { outlineColor: color.churnText },
  // Forced colors remove shadows.
  [media.forcedColors]: {
    "&[aria-invalid=true]": { borderWidth: 3 },
    "&:read-only": { borderColor: "GrayText", color: "GrayText" },
  },
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
    fontSize: size.caption,
    lineHeight: "1.125rem",
    textAlign: "center",
  },
});

export function Field({ name, label, error, hint, rows, type, ...attributes }: FieldProps) {
  const described = [error && `${name}-error`, hint && `${name}-hint`].filter(Boolean).join(" ");
  const control = {
    ...attributes,
    id: name,
    name,
    ...(described ? { "aria-describedby": described } : {}),
    ...(error ? { "aria-invalid": true } : {}),
  };
  return (
    <div css={fieldCss}>
      <label css={labelCss} htmlFor={name}>
        {label}
        {attributes.required ? <span aria-hidden="true"> *</span> : null}
      </label>
      {rows ? (
        <textarea css={[controlCss, areaCss]} rows={rows} {...control} />
      ) : (
        <input css={controlCss} type={type} dir={type === "text" ? undefined : "ltr"} {...control} />
      )}
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
