import { css } from "@emotion/react";
import { useState } from "react";

import strings from "#content/interface.json";
import { Icon } from "../../components/icon";
import { footerLinkCss } from "../../components/link";
import { createIsland } from "../../islands/create-island";
import { scriptedCss } from "../../theme/tokens";
import { controlId } from "../stored-visits";
import { VisitDataDialog } from "./visit-data-dialog";

const controlCss = css(scriptedCss);

/** Button in the footer that opens the visit data. */
function VisitDataControl() {
  /** Undefined until it is first opened: the page contains no dialog. */
  const [open, setOpen] = useState<boolean>();
  return (
    <div css={controlCss}>
      <button
        css={footerLinkCss}
        id={controlId}
        type="button"
        aria-haspopup="dialog"
        onClick={({ currentTarget }) => {
          // Safari does not focus a clicked button; the dialog returns the focus to it.
          currentTarget.focus();
          setOpen(true);
        }}
      >
        <Icon name="activity" />
        {strings.visitData.title}
      </button>
      {open === undefined ? null : <VisitDataDialog open={open} onClose={() => setOpen(false)} />}
    </div>
  );
}

export const VisitData = createIsland("visit-data", VisitDataControl, { prefetch: "visible" });
