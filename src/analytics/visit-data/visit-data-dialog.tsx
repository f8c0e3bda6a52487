import { css } from "@emotion/react";
import { useId, useState } from "react";

import interfaceStrings from "#content/interface.json?visit-data";
import { useWindowEvent } from "../../browser/events";
import { Button } from "../../components/button-control";
import { Dialog } from "../../components/dialog";
import { useAfterPaint } from "../../islands/use-after-paint";
import { color, size, space, weight } from "../../theme/tokens";
import { allowRecording, deleteVisits } from "../analytics";
import { readVisits } from "./read-visits";
import { barCss, restoreFocus, scrollPadding, StoredActions } from "./stored-actions";
import { VisitDataPanel } from "./visit-data-panel";

// Webpack includes only the used members of the file.
const strings = interfaceStrings.visitData;

const dialogCss = css({
  "&:has([data-panel])": { width: "min(58rem, 100vw - 2rem)" },
  "@media (min-height: 30rem)": { scrollPaddingBlock: scrollPadding },
});
const introCss = css({
  maxWidth: "45em",
  color: color.muted,
  fontSize: size.small,
  "& > p:not(:empty) + p": { marginBlockStart: space.snug },
});
const panelCss = css({ "&:empty": { height: "100vh" } });
const messageCss = css({ maxWidth: "39.8em", color: color.text, fontSize: size.body });
const objectionCss = css({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  justifyContent: "start",
  columnGap: space.snug,
  marginBlockStart: space.normal,
  fontSize: size.small,
  "& input": { width: "1.5rem", height: "1.5rem", margin: 0, accentColor: color.accent },
  "& label": { alignSelf: "center", justifySelf: "start", fontWeight: weight.strong },
  "& p": { gridColumn: 2, color: color.muted },
});

function saveFile(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  Object.assign(document.createElement("a"), { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** Shows the stored data, or why there is none, with an objection, Download and Delete, which needs a confirmation. */
function VisitData({ onClose }: { onClose: () => void }) {
  const [visits, setVisits] = useState(readVisits);
  // The first formatted figure makes browsers load the data of a language, which takes 0.1 s on a phone. The dialog opens before.
  const isPainted = useAfterPaint(true, false);
  const id = useId();
  const { state } = visits;
  const isStored = state === "stored";

  function refresh(): void {
    setVisits(readVisits());
  }

  // Another tab may delete the record, or store an answer.
  useWindowEvent("storage", refresh);

  function save(): void {
    const now = readVisits();
    setVisits(now);
    // The Swedish date format is YYYY-MM-DD.
    const name = strings.file.replace("{date}", new Date().toLocaleDateString("sv"));
    if (now.state === "stored") saveFile(name, JSON.stringify(now.record, null, 2));
  }

  function confirm(): void {
    deleteVisits();
    refresh();
  }

  return (
    <>
      <div css={introCss}>
        <p css={messageCss} role="status">
          {isStored ? null : strings[state]}
        </p>
        {isStored || state === "empty" ? (
          <>
            <p>{strings.kept}</p>
            <p>{strings.privacy}</p>
          </>
        ) : null}
      </div>
      {state === "optedOut" ? null : (
        <div css={objectionCss}>
          <input
            id={`${id}object`}
            type="checkbox"
            checked={state === "off"}
            aria-describedby={`${id}hint`}
            onChange={({ currentTarget }) => {
              allowRecording(!currentTarget.checked);
              refresh();
            }}
          />
          <label htmlFor={`${id}object`}>{strings.object}</label>
          <p id={`${id}hint`}>{strings.objectHint}</p>
        </div>
      )}
      {isStored ? (
        <div css={panelCss} data-panel="">
          {isPainted ? <VisitDataPanel record={visits.record} strings={strings} /> : null}
        </div>
      ) : null}
      {isStored ? (
        <StoredActions onSave={save} onDelete={confirm} />
      ) : (
        <div css={barCss}>
          <Button ref={restoreFocus} variant="quiet" onClick={onClose}>
            {strings.done}
          </Button>
        </div>
      )}
    </>
  );
}

/** Shows visitors what their browser stores of their visits. */
export function VisitDataDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog css={dialogCss} open={open} onClose={onClose} title={strings.title} closeLabel={strings.close}>
      <VisitData onClose={onClose} />
    </Dialog>
  );
}
