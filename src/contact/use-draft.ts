import { useEffect, useRef, useState, type RefObject } from "react";

import { readStored, removeStored, store } from "../browser/storage";
import { attempt } from "./attempt";
import { readControls, restoreControls } from "./controls";
import { readDraft, type Draft } from "./draft";
import type { Submission } from "./rules";

const key = "contact_draft";
const blank: Submission = { firstName: "", lastName: "", phone: "", email: "", message: "" };

export function storeDraft(draft: Draft): void {
  store("session", key, JSON.stringify(draft));
}

export function removeDraft(): void {
  removeStored("session", key);
}

/**
 * What is entered, kept in this tab until it has been sent. The controls hold it, for a visitor may have typed before the scripts
 * ran; `entered` follows them.
 */
export function useDraft(form: RefObject<HTMLFormElement | null>) {
  const [entered, setEntered] = useState(blank);
  const sent = useRef<Draft["sent"]>(undefined);

  useEffect(() => {
    if (!form.current) return;
    const draft = readDraft(readStored("session", key));
    sent.current = draft?.sent;
    if (draft?.failed && attempt.read() === "idle") attempt.write("failed");
    restoreControls(form.current, draft?.entered);
    // Only now, and only from the page, can it be known.
    // eslint-disable-next-line react-hooks/set-state-in-effect
    setEntered(readControls(form.current));
  }, [form]);

  function keep(current: Submission, lastSent = sent.current) {
    sent.current = lastSent;
    setEntered(current);
    storeDraft({ entered: current, sent: lastSent, failed: attempt.read() === "failed" });
  }

  function reset() {
    sent.current = undefined;
    setEntered(blank);
    form.current?.reset();
  }

  return { entered, sent, keep, reset };
}
