import { css } from "@emotion/react";
import type { ReactNode, Ref } from "react";

import { color, radius, space } from "../theme/tokens";

interface SentPanelProps {
  ref: Ref<HTMLDivElement>;
  shown: boolean;
  /** Its heading has the id `contact-sent`. */
  children: ReactNode;
}

const panelCss = css({
  padding: space.loose,
  border: `1px solid ${color.growthText}`,
  borderRadius: radius.medium,
  background: `color-mix(in oklab, ${color.growth} 8%, ${color.raised})`,
});

/** Above the form after a message was sent; it receives the focus. Without scripts the relay shows it. */
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
