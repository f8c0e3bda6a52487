import { fieldNames, type FieldName, type Submission } from "./rules";

/** What was typed and not yet sent, and the last try to send it. */
export interface Draft {
  entered: Submission;
  /** The request's id, and the submission it stands for. */
  sent?: { id: string; submission: Submission } | undefined;
  /** Whether the last try failed. */
  failed?: boolean;
}

function isSubmission(value: unknown): value is Submission {
  return (
    typeof value === "object" &&
    value !== null &&
    fieldNames.every((field) => typeof (value as Record<FieldName, unknown>)[field] === "string")
  );
}

function isSent(value: unknown): value is Draft["sent"] {
  return (
    typeof value === "object" &&
    value !== null &&
    "id" in value &&
    typeof value.id === "string" &&
    "submission" in value &&
    isSubmission(value.submission)
  );
}

/** The draft as it was stored; nothing when it cannot be read. */
export function readDraft(stored: string | null): Draft | undefined {
  try {
    const draft: unknown = JSON.parse(stored ?? "null");
    if (typeof draft !== "object" || draft === null || !("entered" in draft) || !isSubmission(draft.entered))
      return undefined;
    return {
      entered: draft.entered,
      ...("sent" in draft && isSent(draft.sent) ? { sent: draft.sent } : {}),
      ...("failed" in draft && draft.failed === true ? { failed: true } : {}),
    };
  } catch {
    return undefined;
  }
}

/** The id under which a submission is sent: the one of its last try, or a new one. */
export function chooseId(last: Draft["sent"], submission: Submission, makeId: () => string): string {
  return last && fieldNames.every((field) => last.submission[field] === submission[field]) ? last.id : makeId();
}

/** A random UUID (RFC 9562, version 4), also on pages that were not loaded over TLS, where the browser's own maker is missing. */
export function makeId(source: Pick<Crypto, "getRandomValues"> = crypto): string {
  const digits = Array.from(source.getRandomValues(new Uint8Array(16)), (byte, index) => {
    if (index === 6) return (byte & 0x0f) | 0x40;
    return index === 8 ? (byte & 0x3f) | 0x80 : byte;
  }).map((byte) => byte.toString(16).padStart(2, "0"));
  return digits.join("").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/u, "$1-$2-$3-$4-$5");
}
