import { css } from "@emotion/react";
import type { ReactNode } from "react";

/** Hides text from sight, not from screen readers. Copies of a text do not contain it. */
export const hiddenCss = css({
  position: "absolute",
  width: 1,
  height: 1,
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
  userSelect: "none",
});

export function HiddenText({ children }: { children: ReactNode }) {
  return <span css={hiddenCss}>{children}</span>;
}
