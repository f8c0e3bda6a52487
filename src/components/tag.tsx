import { css } from "@emotion/react";

import { color, radius, size, weight } from "../theme/tokens";

const tagCss = css({
  display: "inline-block",
  padding: "0.125rem 0.625rem",
  borderRadius: radius.round,
  background: color.accentSoft,
  color: color.accentStrong,
  fontSize: size.caption,
  fontWeight: weight.strong,
  lineHeight: 1.5,
  "@media print": { paddingInline: 0 },
});

export function Tag({ children }: { children: string }) {
  return <span css={tagCss}>{children}</span>;
}
