import { css } from "@emotion/react";
import { useEffect, useRef, useState, type ComponentType } from "react";

import { color, media, space } from "../../theme/tokens";
import type { ToastCardProps } from "./toast-card";
import type { Toast } from "./toasts";
import { useToastFocus } from "./use-toast-focus";

interface ToasterProps {
  toasts: readonly Toast[];
  /** Words of the button that takes a toast away. */
  dismissLabel: string;
  onDismiss: (id: number) => void;
}

/** What a toast says, for a browser that cannot load its card. */
function PlainToast({ toast }: ToastCardProps) {
  return (
    <p css={plainCss}>
      {toast.title} {toast.text}
    </p>
  );
}

/** Loads the card of a toast, or what stands for it. Whoever may soon show a toast calls it, so that none has to wait. */
export async function loadToastCard(): Promise<ComponentType<ToastCardProps>> {
  try {
    const { ToastCard } = await import("./toast-card");
    return ToastCard;
  } catch {
    return PlainToast;
  }
}

const plainCss = css({ padding: space.normal, background: color.raised, border: `1px solid ${color.line}` });
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
  const [Card, setCard] = useState<ComponentType<ToastCardProps>>();
  const isNeeded = toasts.length > 0;
  const focus = useToastFocus(root, Card ? toasts.length : 0);

  useEffect(() => {
    if (!isNeeded) return;
    void loadToastCard().then((card) => {
      setCard(() => card);
    });
  }, [isNeeded]);

  function renderKind(kind: Toast["kind"]) {
    if (!Card) return null;
    return toasts
      .filter((toast) => toast.kind === kind)
      .map((toast) => (
        <Card
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
