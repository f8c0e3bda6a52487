import { css } from "@emotion/react";
import { useState } from "react";

import { Button } from "../components/button-control";
import { Dialog } from "../components/dialog";
import { Toaster } from "../components/toast/toaster";
import { useToasts } from "../components/toast/use-toasts";
import { space } from "../theme/tokens";
import { Note, Shelf, Specimen } from "./shelf";

const stackCss = css({ display: "grid", justifyItems: "start", gap: space.normal });
const longText = Array.from({ length: 12 }, (_, index) => `Line ${index + 1} of what a dialog may hold, and scrolls.`);

function Toasts() {
  const { toasts, show, dismiss } = useToasts();
  return (
    <>
      <Button
        tone="quiet"
        onClick={() => {
          show({ kind: "success", title: "Success!", text: "Your message has been sent securely." });
        }}
      >
        Show success
      </Button>
      <Button
        tone="quiet"
        onClick={() => {
          show({ kind: "failure", title: "Error", text: "Failed to send message. Please try again later." });
        }}
      >
        Show failure
      </Button>
      <Toaster toasts={toasts} dismissLabel="Dismiss" onDismiss={dismiss} />
    </>
  );
}

function DialogSample({ name, lines }: { name: string; lines: readonly string[] }) {
  const [open, setOpen] = useState(false);
  function close(): void {
    setOpen(false);
  }
  return (
    <>
      <Button
        tone="quiet"
        onClick={() => {
          setOpen(true);
        }}
      >
        Open the {name.toLowerCase()}
      </Button>
      <Dialog open={open} onClose={close} title={name} closeLabel="Close">
        <div css={stackCss}>
          {lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
          <Button onClick={close}>Done</Button>
        </div>
      </Dialog>
    </>
  );
}

/** What comes over the page. */
export function Overlays() {
  return (
    <Shelf id="overlays" title="Over the page">
      <Specimen name="Toast" row>
        <Toasts />
        <Note>
          A success goes after 6 seconds or more, a failure when it is dismissed. Both wait under pointer and focus.
        </Note>
      </Specimen>
      <Specimen name="Dialog" row>
        <DialogSample name="Short dialog" lines={longText.slice(0, 1)} />
        <DialogSample name="Long dialog" lines={longText} />
      </Specimen>
    </Shelf>
  );
}
