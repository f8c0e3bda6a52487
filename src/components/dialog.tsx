import { css, keyframes } from "@emotion/react";
import { useId, useLayoutEffect, useRef, type ReactNode } from "react";

import { palette } from "../theme/palette";
import { color, motion, radius, shadow, size, space, surface } from "../theme/tokens";
import { IconButton } from "./icon-button";

interface DialogProps {
  open: boolean;
  /** Called on the close button, Escape or a click outside. */
  onClose: () => void;
  title: string;
  closeLabel: string;
  children: ReactNode;
  className?: string;
}

const rise = keyframes({ from: { opacity: 0, transform: "translateY(0.75rem)" } });
const fade = keyframes({ from: { opacity: 0 } });

export const dialogPadding = `clamp(${space.normal}, 4vw, ${space.wide})`;

const dialogCss = css({
  width: "min(40rem, 100vw - 2rem)",
  maxWidth: "none",
  maxHeight: "calc(100dvh - 2rem)",
  padding: 0,
  overflow: "auto",
  overscrollBehavior: "contain",
  ...surface(radius.large),
  color: color.text,
  boxShadow: shadow.high,
  // Prevents scrolling behind the dialog without shifting the page. Emotion would prefix a selector that begins with a colon.
  "html:has(&[open])": { overflow: "hidden", paddingRight: "var(--scrollbar-width)" },
  "&[open]": { animation: `${rise} ${motion.calm}` },
  "&::backdrop": {
    // Not a token: backdrops inherit no custom properties in older browsers.
    background: `${palette.ink}9e`,
    animation: `${fade} ${motion.calm}`,
  },
});
const headCss = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "start",
  gap: space.normal,
  paddingBlock: `${space.loose} ${space.normal}`,
  paddingInline: `${dialogPadding} ${space.snug}`,
  background: color.raised,
  // In low windows, e.g. at 400 % zoom, a sticky heading would cover the content.
  "@media (min-height: 30rem)": { position: "sticky", insetBlockStart: 0, zIndex: 1 },
});
const titleCss = css({ fontSize: size.subheading, paddingBlock: "0.375rem", "&:focus": { outline: "none" } });
const bodyCss = css({ paddingInline: dialogPadding, paddingBlockEnd: dialogPadding });

/** Closes a dialog by a press on its backdrop. Safari and older browsers do not support `closedby`. */
function closeOutside(event: MouseEvent): void {
  const dialog = event.currentTarget as HTMLDialogElement;
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  const { target, clientX, clientY } = event;
  if (target !== dialog || (clientX >= left && clientX <= right && clientY >= top && clientY <= bottom)) return;
  // Keeps the focus, which the dialog returns.
  event.preventDefault();
  dialog.close();
}

/** The browser's modal dialog. Focus starts at the heading, so that screen readers read from the beginning. */
export function Dialog({ open, onClose, title, closeLabel, children, className }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!open || !element) return undefined;
    const { style, clientWidth } = document.documentElement;
    style.setProperty("--scrollbar-width", `${window.innerWidth - clientWidth}px`);
    element.showModal();
    heading.current?.focus();
    element.addEventListener("mousedown", closeOutside);
    return () => {
      element.removeEventListener("mousedown", closeOutside);
      element.close();
    };
  }, [open]);

  return (
    <dialog
      ref={dialog}
      css={dialogCss}
      className={className}
      // The server knows another id.
      aria-labelledby={open ? id : undefined}
      onClose={() => {
        if (open) onClose();
      }}
    >
      {open ? (
        <>
          <div css={headCss}>
            <h2 ref={heading} css={titleCss} id={id} tabIndex={-1}>
              {title}
            </h2>
            <IconButton icon="close" label={closeLabel} onClick={onClose} />
          </div>
          <div css={bodyCss}>{children}</div>
        </>
      ) : null}
    </dialog>
  );
}
