import { css, keyframes } from "@emotion/react";
import { useState } from "react";

import { Icon } from "../../components/icon";
import { footerLinkCss } from "../../components/layout/footer-link";
import { radius, size } from "../../theme/tokens";
import type { VisitDataDialog } from "./visit-data-dialog";

/** In milliseconds: what takes longer is shown to be under way. */
const patience = 300;

const controlCss = css({ "@media (scripting: none)": { display: "none" } });
const buttonCss = css({ padding: 0, border: 0, background: "none", "&[aria-busy=true]": { cursor: "progress" } });
const turn = keyframes({ to: { transform: "rotate(1turn)" } });
const waitCss = css({
  width: "1.25em",
  height: "1.25em",
  border: "2px solid color-mix(in oklab, currentColor 35%, transparent)",
  borderBlockStartColor: "currentColor",
  borderRadius: radius.round,
  animation: `${turn} 0.8s linear infinite`,
});
const noteCss = css({ maxWidth: "23.9em", fontSize: size.small });

/** The button in the footer that shows visitors what is kept of their visits. The dialog is loaded when it is asked for, and not before. */
export function VisitDataControl({ words }: { words: { title: string; notLoaded: string } }) {
  const [LoadedDialog, setDialog] = useState<typeof VisitDataDialog>();
  const [open, setOpen] = useState(false);
  const [state, setState] = useState<"rest" | "loading" | "slow" | "failed">("rest");

  async function show(): Promise<void> {
    setState("loading");
    const slow = setTimeout(() => {
      setState("slow");
    }, patience);
    try {
      const loaded = await import("./visit-data-dialog");
      setDialog(() => loaded.VisitDataDialog);
      setOpen(true);
      setState("rest");
    } catch {
      setState("failed");
    } finally {
      clearTimeout(slow);
    }
  }

  return (
    <div css={controlCss}>
      <button
        css={[footerLinkCss, buttonCss]}
        type="button"
        aria-haspopup="dialog"
        aria-busy={state === "slow" || undefined}
        onClick={({ currentTarget }) => {
          // Not every browser gives a clicked button the focus, which returns to it from the dialog.
          currentTarget.focus();
          if (state !== "loading" && state !== "slow") void show();
        }}
      >
        {state === "slow" ? <span css={waitCss} /> : <Icon name="activity" />}
        {words.title}
      </button>
      {state === "failed" ? (
        <p css={noteCss} role="alert">
          {words.notLoaded}
        </p>
      ) : null}
      {LoadedDialog ? (
        <LoadedDialog
          open={open}
          onClose={() => {
            setOpen(false);
          }}
        />
      ) : null}
    </div>
  );
}
