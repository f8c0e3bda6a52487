import type { FieldName, Submission } from "../../contact/rules";
import { Refusal } from "./refusal";
import { sendFailed, sendSucceeded, transportSecurity } from "../words";

/** What a request comes to. */
export interface Answer {
  status: number;
  /** For whoever wrote the client. */
  message: string;
  field?: FieldName | undefined;
  /** For the visitor. */
  words: { title: string; text: string };
  headers: Record<string, string>;
  /** What the visitor had entered, to be shown again; nothing when it was received, or could not be read. */
  entered?: Submission | undefined;
}

export function receive(): Answer {
  return { status: 200, message: sendSucceeded.text, words: sendSucceeded, headers: {} };
}

/** An error that is no refusal is the relay's own: it says nothing of itself, and asks for another try. */
export function refuse(error: unknown, log: (line: string) => void): Answer {
  if (error instanceof Refusal) {
    const { status, message, field, headers, words = sendFailed } = error;
    return { status, message, field, headers, words };
  }
  log(`a submission could not be stored: ${error instanceof Error ? error.name : typeof error}`);
  const message = "The message could not be stored. Send it again.";
  return { status: 503, message, words: sendFailed, headers: { "retry-after": "30" } };
}

/** The headers of every answer; `_headers` is for the site's files only. */
export const ownHeaders = {
  "cache-control": "no-store",
  "content-security-policy": "frame-ancestors 'none';object-src 'none';base-uri 'none'",
  "strict-transport-security": transportSecurity,
  "referrer-policy": "strict-origin-when-cross-origin",
  "x-content-type-options": "nosniff",
  "x-robots-tag": "noindex",
};

export function answerJson({ status, message, field, headers }: Answer): Response {
  return Response.json({ message, ...(field ? { field } : {}) }, { status, headers: { ...ownHeaders, ...headers } });
}
