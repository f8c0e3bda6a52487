import { css } from "@emotion/react";
import type { ReactNode } from "react";

export const hiddenCss = css({
  position: "absolute",
  width: 1,
  height: 1,
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
});

export function HiddenText({ children }: { children: ReactNode }) {
  return <span css={hiddenCss}>{children}</span>;
}
