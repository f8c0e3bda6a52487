import { css, keyframes } from "@emotion/react";
import { useState } from "react";

import strings from "#content/interface.json";
import { Icon } from "../../components/icon";
import { footerLinkCss } from "../../components/link";
import { NotLoaded } from "../../components/not-loaded";
import { createIsland } from "../../islands/create-island";
import { scriptedCss } from "../../theme/tokens";
import { controlId } from "../stored-visits";
import type { VisitDataDialog } from "./visit-data-dialog";

const controlCss = css(scriptedCss);
const fade = keyframes({ to: { opacity: 0.25 } });
const buttonCss = css({
  "&[aria-busy=true]": { cursor: "progress" },
  // The delay hides short loading times.
  "&[aria-busy=true] svg": { animation: `${fade} 0.6s 0.3s infinite alternate` },
});

/** Button in the footer that opens the visit data. Loads the dialog when it is first opened. */
function VisitDataControl() {
  const [LoadedDialog, setDialog] = useState<typeof VisitDataDialog>();
  const [state, setState] = useState<"closed" | "loading" | "failed" | "open">("closed");

  async function show(): Promise<void> {
    setState("loading");
    try {
      const loaded = await import("./visit-data-dialog");
      setDialog(() => loaded.VisitDataDialog);
      setState("open");
    } catch {
      setState("failed");
    }
  }

  return (
    <div css={controlCss}>
      <button
        css={[footerLinkCss, buttonCss]}
        id={controlId}
        type="button"
        aria-haspopup="dialog"
        aria-busy={state === "loading" || undefined}
        onClick={({ currentTarget }) => {
          // Safari does not focus a clicked button; the dialog returns the focus to it.
          currentTarget.focus();
          if (state !== "loading") void show();
        }}
      >
        <Icon name="activity" />
        {strings.visitData.title}
      </button>
      {state === "failed" ? <NotLoaded /> : null}
      {LoadedDialog ? <LoadedDialog open={state === "open"} onClose={() => setState("closed")} /> : null}
    </div>
  );
}

export const VisitData = createIsland("visit-data", VisitDataControl, { prefetch: false });
