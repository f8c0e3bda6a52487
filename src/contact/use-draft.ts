import { useEffect, useRef, useState, type RefObject } from "react";

import { readStored, removeStored, store } from "../browser/storage";
import { readControls, restoreControls } from "./controls";
import { readDraft, type Draft } from "./draft";
import type { Submission } from "./rules";

const key = "contact_draft";
const blank: Submission = { firstName: "", lastName: "", phone: "", email: "", message: "" };

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
    restoreControls(form.current, draft?.entered);
    sent.current = draft?.sent;
    // Only now, and only from the page, can it be known.
    // eslint-disable-next-line react-hooks/set-state-in-effect
    setEntered(readControls(form.current));
  }, [form]);

  function keep(current: Submission, lastSent = sent.current) {
    sent.current = lastSent;
    setEntered(current);
    store("session", key, JSON.stringify({ entered: current, ...(lastSent ? { sent: lastSent } : {}) }));
  }

  function drop() {
    sent.current = undefined;
    setEntered(blank);
    removeStored("session", key);
    form.current?.reset();
  }

  return { entered, sent, keep, drop };
}
