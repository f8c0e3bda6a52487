import { css } from "@emotion/react";

import { color, motion, radius, size, space, weight } from "../theme/tokens";

interface FieldProps {
  name: string;
  label: string;
  type: "text" | "tel" | "email";
  autoComplete: string;
}

export const fieldCss = css({ display: "grid", gap: space.hair });
export const labelCss = css({ fontSize: size.small, fontWeight: weight.strong });
export const controlCss = css({
  width: "100%",
  minHeight: "2.875rem",
  padding: `${space.snug} ${space.normal}`,
  border: `1px solid ${color.muted}`,
  borderRadius: radius.small,
  background: color.raised,
  transition: `border-color ${motion.quick}`,
  "&:hover": { borderColor: color.text },
  "&::placeholder": { color: color.muted, opacity: 1 },
});

/** The mark of a required field; assistive technology hears it from the field itself. */
export function RequiredMark() {
  return <span aria-hidden="true"> *</span>;
}

/** A required one-line field with its label. */
export function Field({ name, label, type, autoComplete }: FieldProps) {
  return (
    <div css={fieldCss}>
      <label css={labelCss} htmlFor={name}>
        {label}
        <RequiredMark />
      </label>
      <input css={controlCss} id={name} name={name} type={type} autoComplete={autoComplete} required />
    </div>
  );
}
