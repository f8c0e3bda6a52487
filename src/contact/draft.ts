import { useEffect, useRef, useState, type RefObject } from "react";

import { readStored, removeStored, store } from "../browser/storage";
import { createStore } from "../browser/store";
import { draftKey } from "./draft-key";
import { readControls, restoreControls } from "./controls";
import { fieldNames, type Submission } from "./rules";

/** Entered text that was not sent yet, and the last attempt to send it. */
export interface Draft {
  entered: Submission;
  /** The request's id and its submission. */
  sent?: { id: string; submission: Submission } | undefined;
  failed?: boolean | undefined;
}

function isSubmission(value: unknown): value is Submission {
  return fieldNames.every((field) => typeof (value as Partial<Submission> | undefined)?.[field] === "string");
}

/** Characters that a request header accepts. */
const sendableId = /^[\w-]{1,64}$/u;

/** Parses a stored draft. Returns undefined if it is invalid. */
export function readDraft(stored: string | null): Draft | undefined {
  try {
    const { entered, sent, failed } = JSON.parse(stored ?? "null") as Partial<Record<keyof Draft, unknown>>;
    if (!isSubmission(entered)) return undefined;
    const { id, submission } = (sent ?? {}) as Partial<NonNullable<Draft["sent"]>>;
    const isSent = typeof id === "string" && sendableId.test(id) && isSubmission(submission);
    return { entered, sent: isSent ? { id, submission } : undefined, failed: failed === true || undefined };
  } catch {
    return undefined;
  }
}

/** Returns the request id of the last attempt if the submission is unchanged, otherwise a new one. */
export function chooseId(last: Draft["sent"], submission: Submission): string {
  return last && fieldNames.every((field) => last.submission[field] === submission[field]) ? last.id : makeId();
}

/** Creates a random UUID (RFC 9562, version 4). `crypto.randomUUID` requires a secure context. */
function makeId(): string {
  const bytes = Array.from(crypto.getRandomValues(new Uint8Array(16)));
  const digits = bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return digits.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/u, "$1-$2-4$3-8$4-$5");
}

const blank: Submission = { firstName: "", lastName: "", phone: "", email: "", message: "" };

/** State of the last attempt. */
export const attempt = createStore<"idle" | "sending" | "failed" | "sent">("idle");

export function storeDraft(draft: Draft): void {
  store("session", draftKey, JSON.stringify(draft));
}

export function removeDraft(): void {
  removeStored("session", draftKey);
}

/**
 * Stores the entered text in this tab until it is sent. The inputs are uncontrolled, because visitors may type before hydration;
 * `entered` mirrors them.
 */
export function useDraft(form: RefObject<HTMLFormElement | null>) {
  const [entered, setEntered] = useState(blank);
  const sent = useRef<Draft["sent"]>(undefined);

  useEffect(() => {
    if (!form.current) return;
    const draft = readDraft(readStored("session", draftKey));
    sent.current = draft?.sent;
    if (draft?.failed && attempt.read() === "idle") attempt.write("failed");
    restoreControls(form.current, draft?.entered);
    // Only the DOM has text from before hydration, and the first render must equal the server's.
    // eslint-disable-next-line react-hooks/set-state-in-effect
    setEntered(readControls(form.current));
  }, [form]);

  function update(current: Submission, lastSent = sent.current) {
    sent.current = lastSent;
    setEntered(current);
    storeDraft({ entered: current, sent: lastSent, failed: attempt.read() === "failed" });
  }

  function reset() {
    sent.current = undefined;
    setEntered(blank);
    form.current?.reset();
  }

  return { entered, sent, update, reset };
}
