import { css } from "@emotion/react";

import { color, motion, radius, size, space, weight } from "../../../theme/tokens";

export const controlCss = css({
  width: "100%",
  minHeight: "2.375rem",
  padding: "0.4375rem 0.625rem",
  border: `1px solid color-mix(in oklab, ${color.muted} 70%, ${color.raised})`,
  borderRadius: radius.small,
  background: color.raised,
  fontFamily: "inherit",
  fontSize: "0.9375rem",
  lineHeight: 1.45,
  transition: `border-color ${motion.quick}`,
  "&:hover": { borderColor: color.text },
  "&:focus-visible": { outlineOffset: "1px", borderRadius: radius.small },
  "&[aria-invalid=true]": { borderColor: color.churnText, boxShadow: `inset 0 0 0 1px ${color.churnText}` },
  "&::placeholder": { color: color.muted, opacity: 1 },
  "@media (forced-colors: active)": { "&[aria-invalid=true]": { borderWidth: 3 } },
});

export const labelCss = css({ fontSize: size.small, fontWeight: weight.strong, lineHeight: 1.3 });
export const hintCss = css({ fontSize: "0.8125rem", lineHeight: 1.45, color: color.muted });
export const stackCss = css({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space.hair });
export const cardCss = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.normal,
  minWidth: 0,
  margin: 0,
  padding: space.normal,
  border: `1px solid ${color.line}`,
  borderRadius: radius.medium,
});
