import { css, type SerializedStyles } from "@emotion/react";
import type { ComponentProps } from "react";

import { color, motion, radius, size, space, weight } from "../../../theme/tokens";

type Tone = "primary" | "quiet" | "plain" | "danger";

const buttonCss = css({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  gap: space.tight,
  minHeight: "2.25rem",
  padding: "0.25rem 0.75rem",
  border: "1px solid transparent",
  borderRadius: radius.small,
  background: "none",
  fontSize: size.small,
  fontWeight: weight.strong,
  lineHeight: 1.2,
  whiteSpace: "nowrap",
  transition: `background-color ${motion.quick}, border-color ${motion.quick}, color ${motion.quick}`,
  "&:focus-visible": { outlineOffset: "2px", borderRadius: radius.small },
  "&:disabled": {
    borderStyle: "dashed",
    borderColor: color.line,
    background: "none",
    color: color.muted,
    cursor: "not-allowed",
  },
});

const toneCss: Record<Tone, SerializedStyles> = {
  primary: css({
    background: color.accent,
    color: color.onAccent,
    "&:hover:not(:disabled)": { background: color.accentStrong },
    "&:active:not(:disabled)": { background: color.text },
  }),
  quiet: css({
    borderColor: color.line,
    background: color.raised,
    "&:hover:not(:disabled)": { borderColor: color.text },
    "&:active:not(:disabled)": { background: color.sunken },
  }),
  plain: css({
    color: color.muted,
    "&:disabled": { borderColor: "transparent", opacity: 0.45 },
    "&:hover:not(:disabled)": { background: color.sunken, color: color.text },
    "&:active:not(:disabled)": { background: color.line },
  }),
  danger: css({
    borderColor: color.line,
    background: color.raised,
    color: color.churnText,
    "&:hover:not(:disabled)": { borderColor: color.churnText },
    "&:active:not(:disabled)": { background: color.sunken },
  }),
};

/** A button of the editor. */
export function ToolButton({ tone = "quiet", ...button }: ComponentProps<"button"> & { tone?: Tone }) {
  return <button type="button" css={[buttonCss, toneCss[tone]]} {...button} />;
}
