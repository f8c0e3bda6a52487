import type { Draft, Sent } from "./form-state";
import { parseStored } from "./parse-stored";
import { fieldNames, type Submission } from "./rules";

function isSubmission(value: unknown): value is Submission {
  return fieldNames.every((field) => typeof (value as Partial<Submission> | undefined)?.[field] === "string");
}

/** Characters that a request header accepts. */
const sendableId = /^[\w-]{1,64}$/u;

export function readDraft(stored: string | null): Draft | undefined {
  const { entered, sent, failed }: Partial<Record<keyof Draft, unknown>> = parseStored(stored);
  if (!isSubmission(entered)) return undefined;
  const { id, submission } = (sent ?? {}) as Partial<Sent>;
  const isSent = typeof id === "string" && sendableId.test(id) && isSubmission(submission);
  return { entered, sent: isSent ? { id, submission } : undefined, failed: failed === true || undefined };
}
