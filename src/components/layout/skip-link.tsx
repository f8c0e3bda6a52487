import { css } from "@emotion/react";

import { color, radius, space } from "../../theme/tokens";

/** Id of the page's `main`. */
export const mainId = "content";

const skipCss = css({
  position: "fixed",
  insetBlockStart: space.tight,
  insetInlineStart: space.tight,
  zIndex: 20,
  padding: `${space.snug} ${space.loose}`,
  borderRadius: radius.small,
  background: color.accent,
  color: color.onAccent,
  "&:not(:focus)": {
    clipPath: "inset(50%)",
    width: 1,
    height: 1,
    padding: 0,
    overflow: "hidden",
    whiteSpace: "nowrap",
  },
});

/** First link of every page: past the header. */
export function SkipLink({ children }: { children: string }) {
  return (
    <a css={skipCss} href={`#${mainId}`}>
      {children}
    </a>
  );
}
