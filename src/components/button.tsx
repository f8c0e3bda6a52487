import { css, type SerializedStyles } from "@emotion/react";

import { color, limit, motion, radius, size, space, weight } from "../theme/tokens";
import { Link, type LinkProps } from "./link";

export type Variant = "primary" | "quiet" | "onDark";

export const buttonCss = css({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  gap: space.tight,
  minHeight: "2.75rem",
  padding: `${space.tight} ${limit(1.25)}`,
  border: "1px solid transparent",
  borderRadius: radius.round,
  fontSize: size.small,
  fontWeight: weight.strong,
  lineHeight: 1.2,
  textAlign: "center",
  textDecoration: "none",
  transition: `background-color ${motion.quick}, border-color ${motion.quick}, color ${motion.quick}`,
  "@media print": { display: "none" },
});

export const variantCss: Record<Variant, SerializedStyles> = {
  primary: css({
    background: color.accent,
    color: color.onAccent,
    "&:hover": { background: color.accentStrong },
    "&:active": { background: color.text },
  }),
  quiet: css({
    borderColor: color.line,
    background: color.raised,
    color: color.text,
    "&:hover": { borderColor: color.text },
    "&:active": { background: color.sunken },
  }),
  onDark: css({
    borderColor: color.darkLine,
    color: color.onDark,
    "&:hover": { borderColor: color.onDark },
    "&:active": { background: color.darkRaised },
  }),
};

export function ButtonLink({ variant = "primary", ...link }: LinkProps & { variant?: Variant }) {
  return <Link css={[buttonCss, variantCss[variant]]} {...link} />;
}
