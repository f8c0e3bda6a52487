import { css } from "@emotion/react";
import { useId, useState } from "react";

import interfaceStrings from "#content/interface.json?visit-data";
import { Button } from "../../components/button-control";
import { dialogPadding } from "../../components/dialog";
import { color, media, space, weight, wrappingRow } from "../../theme/tokens";

const strings = interfaceStrings.visitData;

/** Height of the sticky head and foot of the dialog, which must not cover focused elements. */
export const scrollPadding = "6rem";

// As wide as the dialog, and sticky at its foot in tall windows.
export const barCss = css({
  ...wrappingRow,
  gap: space.snug,
  margin: `${space.wide} calc(-1 * ${dialogPadding}) calc(-1 * ${dialogPadding})`,
  padding: `${space.normal} ${dialogPadding}`,
  borderBlockStart: `1px solid ${color.line}`,
  background: color.raised,
  "@media (min-height: 30rem)": {
    position: "sticky",
    insetBlockEnd: 0,
    "& button": { scrollMarginBlockEnd: `calc(-1 * ${scrollPadding})` },
  },
});
const questionCss = css({
  fontWeight: weight.strong,
  marginInlineEnd: space.tight,
  [media.mobile]: { flexBasis: "100%" },
});
const deleteCss = css({ color: color.churnText });
const confirmCss = css({
  background: color.churnText,
  "&:hover": { background: `color-mix(in oklab, ${color.churnText} 85%, ${color.text})` },
});

/** Focuses an element after the focused one was removed. Otherwise the next Tab would start at the top. */
export function restoreFocus(element: HTMLElement | null): void {
  if (document.activeElement === document.body) element?.focus();
}

/** Buttons that download and delete the stored data; deletion needs a confirmation. */
export function StoredActions({ onSave, onDelete }: { onSave: () => void; onDelete: () => void }) {
  const [isConfirming, setConfirming] = useState(false);
  const id = useId();

  function toggleQuestion(): void {
    setConfirming(!isConfirming);
  }

  return isConfirming ? (
    <div css={barCss} key="question" role="group" aria-labelledby={id}>
      <p css={questionCss} id={id}>
        {strings.ask}
      </p>
      <Button css={confirmCss} onClick={onDelete}>
        {strings.confirm}
      </Button>
      <Button ref={restoreFocus} variant="quiet" onClick={toggleQuestion}>
        {strings.keep}
      </Button>
    </div>
  ) : (
    <div css={barCss} key="actions">
      <Button variant="quiet" onClick={onSave}>
        {strings.download}
      </Button>
      <Button css={deleteCss} ref={restoreFocus} variant="quiet" onClick={toggleQuestion}>
        {strings.delete}
      </Button>
    </div>
  );
}
