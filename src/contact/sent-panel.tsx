import { css } from "@emotion/react";
import type { ReactNode, Ref } from "react";

import { color, radius, space } from "../theme/tokens";

interface SentPanelProps {
  ref: Ref<HTMLDivElement>;
  shown: boolean;
  /** Must contain a heading with the id `contact-sent`. */
  children: ReactNode;
}

const panelCss = css({
  padding: space.normal,
  border: `1px solid ${color.growthText}`,
  borderRadius: radius.small,
  background: `color-mix(in oklab, ${color.growth} 8%, ${color.raised})`,
});

/** Confirms a sent message under the form, where the button was pressed, and receives the focus. Without scripts the relay reveals it. */
export function SentPanel({ ref, shown, children }: SentPanelProps) {
  return (
    <div
      css={panelCss}
      ref={ref}
      role="group"
      aria-labelledby="contact-sent"
      tabIndex={-1}
      hidden={!shown}
      data-sent=""
    >
      {children}
    </div>
  );
}
