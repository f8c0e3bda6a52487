import { css } from "@emotion/react";

import { color, radius, size, space } from "../theme/tokens";

export const panelCss = css({ background: color.raised, color: color.text, fontSize: size.small, lineHeight: 1.5 });

export const buttonCss = css({
  minHeight: "2.25rem",
  paddingInline: space.snug,
  border: `1px solid ${color.line}`,
  borderRadius: radius.small,
  "&:hover:not(:disabled)": { background: color.sunken },
  "&[aria-pressed=true]": { background: color.text, color: color.raised },
  "&:disabled": { opacity: 0.5 },
  "@media (forced-colors: active)": { "&[aria-pressed=true]": { borderWidth: 3 } },
});

export const errorCss = css({ margin: 0, color: color.churn });

export const rowCss = css({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: space.snug });
