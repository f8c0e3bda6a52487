import { css, keyframes, type SerializedStyles } from "@emotion/react";
import { useState } from "react";

import strings from "#content/interface.json";
import { centered, color, motion, radius, shadow, size, space, surface, weight } from "../../theme/tokens";
import { Icon } from "../icon";
import { IconButton } from "../icon-button";
import { useInterval } from "../motion/use-interval";
import { useTabVisible } from "../motion/use-tab-visible";
import { toastDuration, type Toast } from "./toasts";

const rise = keyframes({ from: { opacity: 0, transform: "translateY(-0.75rem)" } });

const cardCss = css({
  display: "grid",
  gridTemplateColumns: "auto 1fr auto",
  gap: `${space.hair} ${space.snug}`,
  padding: space.snug,
  ...surface(radius.medium),
  boxShadow: shadow.medium,
  fontSize: size.small,
  lineHeight: 1.45,
  pointerEvents: "auto",
  animation: `${rise} ${motion.calm}`,
});
const markCss = css({
  ...centered,
  width: 28,
  height: 28,
  marginBlock: 8,
  borderRadius: radius.round,
  color: color.onAccent,
});
const kindCss: Record<Toast["kind"], SerializedStyles> = {
  success: css({ background: color.growthText }),
  failure: css({ background: color.churnText }),
};
const contentCss = css({ paddingBlock: "0.6875rem 0.375rem" });
const titleCss = css({ fontWeight: weight.heading });
const textCss = css({ color: color.muted });

/** Renders a toast. Hover, focus and a hidden tab reset its timer. */
export function ToastCard({ toast, onDismiss }: { toast: Toast; onDismiss: () => void }) {
  const title = `toast-${toast.id}`;
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const tabVisible = useTabVisible();
  const duration = toastDuration(toast);
  useInterval(onDismiss, duration ?? 0, duration !== undefined && tabVisible && !hovered && !focused);

  return (
    // Handles events of its button.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      css={cardCss}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      onKeyDown={({ key }) => {
        if (key === "Escape") onDismiss();
      }}
    >
      <span css={[markCss, kindCss[toast.kind]]}>
        <Icon name={toast.kind === "success" ? "check" : "close"} />
      </span>
      <div css={contentCss}>
        <p css={titleCss} id={title}>
          {toast.title}
        </p>
        <p css={textCss}>{toast.text}</p>
      </div>
      <IconButton icon="close" label={strings.dismiss} aria-describedby={title} onClick={onDismiss} />
    </div>
  );
}
