import type { Draft, Sent } from "./form-state";
import { fieldNames, type Submission } from "./rules";

function isSubmission(value: unknown): value is Submission {
  return fieldNames.every((field) => typeof (value as Partial<Submission> | undefined)?.[field] === "string");
}

/** Characters that a request header accepts. */
const sendableId = /^[\w-]{1,64}$/u;

export function readDraft(stored: string | null): Draft | undefined {
  try {
    const { entered, sent, failed } = JSON.parse(String(stored)) as Partial<Record<keyof Draft, unknown>>;
    if (!isSubmission(entered)) return undefined;
    const { id, submission } = (sent ?? {}) as Partial<Sent>;
    const isSent = typeof id === "string" && sendableId.test(id) && isSubmission(submission);
    return { entered, sent: isSent ? { id, submission } : undefined, failed: failed === true || undefined };
  } catch {
    return undefined;
  }
}
