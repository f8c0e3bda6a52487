import strings from "#content/interface.json";
import site from "#content/site.json";
import type { FieldName, Submission } from "../../contact/rules";
import type { Message } from "../../contact/sanitize";

export interface Answer {
  status: number;
  /** For the developer of the client. */
  message: string;
  field?: FieldName | undefined;
  /** For the visitor. */
  shown: Message;
  headers: Record<string, string>;
  /** Entries to fill in again; undefined if they were stored or could not be read. */
  entered?: Submission | undefined;
}

/** Rejects a request. `message` is for developers; visitors see `shown`, or that sending failed. */
export class Rejection extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly details: Partial<Pick<Answer, "field" | "headers" | "shown" | "entered">> = {},
  ) {
    super(message);
  }
}

export const success: Answer = {
  status: 200,
  message: strings.sendSucceeded.text,
  shown: strings.sendSucceeded,
  headers: {},
};

/** Converts an error to an answer. Hides the details of internal errors and suggests a retry. */
export function describeError(error: unknown, log: (line: string) => void): Answer {
  if (error instanceof Rejection)
    return { status: error.status, message: error.message, shown: strings.sendFailed, headers: {}, ...error.details };
  log(`a submission could not be stored: ${error instanceof Error ? error.name : typeof error}`);
  const message = "The message could not be stored. Send it again.";
  return { status: 503, message, shown: strings.notStored, headers: { "retry-after": "30" } };
}

/** Headers of every response of the relay. `_headers` applies only to files. */
export const ownHeaders = {
  "cache-control": "no-store",
  "content-security-policy": "frame-ancestors 'none';object-src 'none';base-uri 'none'",
  "strict-transport-security": site.transportSecurity,
  "referrer-policy": "strict-origin-when-cross-origin",
  "x-content-type-options": "nosniff",
  "x-robots-tag": "noindex",
};

export function answerJson({ status, message, field, headers }: Answer): Response {
  return Response.json({ message, ...(field ? { field } : {}) }, { status, headers: { ...ownHeaders, ...headers } });
}
