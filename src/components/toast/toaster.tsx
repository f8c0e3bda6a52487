import { css } from "@emotion/react";
import { useRef } from "react";

import { media, space } from "../../theme/tokens";
import { ToastCard } from "./toast-card";
import type { Toast } from "./toasts";
import { useToastFocus } from "./use-toast-focus";

interface ToasterProps {
  toasts: readonly Toast[];
  /** Words of the button that takes a toast away. */
  dismissLabel: string;
  onDismiss: (id: number) => void;
}

const rootCss = css({
  position: "fixed",
  zIndex: 20,
  insetInlineEnd: 0,
  insetBlockEnd: 0,
  display: "grid",
  justifyItems: "stretch",
  width: "100%",
  paddingBlockEnd: `max(${space.normal}, env(safe-area-inset-bottom))`,
  paddingInline: `max(${space.normal}, env(safe-area-inset-left)) max(${space.normal}, env(safe-area-inset-right))`,
  maxHeight: "100dvh",
  overflowY: "auto",
  pointerEvents: "none",
  [media.desktop]: { width: "28rem" },
  "@media print": { display: "none" },
});
const regionCss = css({ display: "grid", "& > *": { marginBlockStart: space.tight } });

/**
 * The place of the toasts, at the window's foot. Its two live regions are there before any toast, so that each is announced, and
 * announced once: `aria-atomic` is off, for a new toast would have the older ones read again.
 */
export function Toaster({ toasts, dismissLabel, onDismiss }: ToasterProps) {
  const root = useRef<HTMLDivElement>(null);
  const focus = useToastFocus(root, toasts.length);

  function renderKind(kind: Toast["kind"]) {
    return toasts
      .filter((toast) => toast.kind === kind)
      .map((toast) => (
        <ToastCard
          key={toast.id}
          toast={toast}
          dismissLabel={dismissLabel}
          onDismiss={() => {
            onDismiss(toast.id);
          }}
        />
      ));
  }

  return (
    <div ref={root} css={rootCss} {...focus}>
      <div css={regionCss} role="status" aria-atomic="false">
        {renderKind("success")}
      </div>
      <div css={regionCss} role="alert" aria-atomic="false">
        {renderKind("failure")}
      </div>
    </div>
  );
}
