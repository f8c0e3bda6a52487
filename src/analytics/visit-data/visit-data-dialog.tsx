import { css } from "@emotion/react";
import { useEffect, useState } from "react";

import { Dialog } from "../../components/dialog";
import { recordKey } from "../keys";
import { scrollPadding } from "./actions";
import { deleteVisits } from "./delete-visits";
import { formatFileDate } from "./format";
import { readVisits } from "./read-visits";
import { saveFile } from "./save-file";
import { VisitData } from "./visit-data";
import { words } from "./words";

const dialogCss = css({
  "&:has([data-panel])": { width: "min(58rem, 100vw - 2rem)" },
  "@media (min-height: 30rem)": { scrollPaddingBlock: scrollPadding },
});

/** What is kept now: read when the dialog is opened, and again when it changes. */
function StoredVisits({ onClose }: { onClose: () => void }) {
  const [visits, setVisits] = useState(readVisits);

  useEffect(() => {
    // Deleted in another tab.
    function onStorage({ key, newValue }: StorageEvent): void {
      if ((key === recordKey || key === null) && newValue === null) setVisits(readVisits());
    }
    window.addEventListener("storage", onStorage);
    return () => {
      window.removeEventListener("storage", onStorage);
    };
  }, []);

  return (
    <VisitData
      visits={visits}
      onDownload={() => {
        const now = readVisits();
        setVisits(now);
        if (now.state !== "kept") return;
        saveFile(words.file.replace("{date}", formatFileDate(new Date())), JSON.stringify(now.record, null, 2));
      }}
      onDelete={async () => {
        await deleteVisits();
        setVisits(readVisits());
      }}
      onDone={onClose}
    />
  );
}

/** Shows visitors what their browser keeps of their visits. */
export function VisitDataDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog css={dialogCss} open={open} onClose={onClose} title={words.title} closeLabel={words.close}>
      <StoredVisits onClose={onClose} />
    </Dialog>
  );
}
