import { css } from "@emotion/react";
import { useId, useState } from "react";

import { Button } from "../../components/button-control";
import { color, media, space, weight } from "../../theme/tokens";
import { words } from "./words";

interface ActionsProps {
  /** Whether there is something to save and to delete. */
  kept: boolean;
  onDownload: () => void;
  onDelete: () => Promise<void>;
  onDone: () => void;
}

/** How far from the dialog's edges what gets the focus is seen, with its head and foot in the way. */
export const scrollPadding = "6rem";

// As wide as the dialog, and at its foot while there is room to see what it is about.
const barCss = css({
  marginBlockStart: space.wide,
  marginInline: "calc(-1 * clamp(1rem, 4vw, 2rem))",
  marginBlockEnd: "calc(-1 * clamp(1rem, 4vw, 2rem))",
  padding: `${space.normal} clamp(1rem, 4vw, 2rem)`,
  borderBlockStart: `1px solid ${color.line}`,
  background: color.raised,
  "@media (min-height: 30rem)": {
    position: "sticky",
    insetBlockEnd: 0,
    // What stands here is seen already: it need not keep clear of this foot.
    "& button": { scrollMarginBlockEnd: `calc(-1 * ${scrollPadding})` },
  },
});
const rowCss = css({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: space.snug });
const questionCss = css({
  fontWeight: weight.strong,
  marginInlineEnd: space.tight,
  [media.mobile]: { flexBasis: "100%" },
});
const deleteCss = css({ color: color.churnText });
const confirmCss = css({
  background: color.churnText,
  "&:hover, &[aria-busy=true], &[aria-busy=true]:active": {
    background: `color-mix(in oklab, ${color.churnText} 85%, ${color.text})`,
  },
});

/** Takes the focus when what had it is gone, in its place: otherwise the next Tab would begin anew. */
function takeLostFocus(element: HTMLElement | null): void {
  if (document.activeElement === document.body) element?.focus();
}

function Question({ onDelete, onKeep }: { onDelete: () => Promise<void>; onKeep: () => void }) {
  const [busy, setBusy] = useState(false);
  const id = useId();
  return (
    <div css={rowCss} role="group" aria-labelledby={id}>
      <p css={questionCss} id={id}>
        {words.ask}
      </p>
      <Button
        css={confirmCss}
        busy={busy}
        onClick={() => {
          setBusy(true);
          void onDelete();
        }}
      >
        {words.confirm}
      </Button>
      <Button ref={takeLostFocus} tone="quiet" onClick={onKeep}>
        {words.keep}
      </Button>
    </div>
  );
}

/** Saving and deleting; what deletes asks once more. */
export function Actions({ kept, onDownload, onDelete, onDone }: ActionsProps) {
  const [asking, setAsking] = useState(false);
  return (
    <div css={barCss}>
      {kept && asking ? (
        <Question
          onDelete={onDelete}
          onKeep={() => {
            setAsking(false);
          }}
        />
      ) : null}
      {kept && !asking ? (
        <div css={rowCss}>
          <Button tone="quiet" onClick={onDownload}>
            {words.download}
          </Button>
          <Button
            css={deleteCss}
            ref={takeLostFocus}
            tone="quiet"
            onClick={() => {
              setAsking(true);
            }}
          >
            {words.delete}
          </Button>
        </div>
      ) : null}
      {kept ? null : (
        <Button ref={takeLostFocus} tone="quiet" onClick={onDone}>
          {words.done}
        </Button>
      )}
    </div>
  );
}
