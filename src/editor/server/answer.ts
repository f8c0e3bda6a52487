/** What is sent back. */
export interface Answer {
  status: number;
  type: string;
  body: string | Uint8Array;
  headers?: Record<string, string>;
}

export function json(value: unknown, status = 200): Answer {
  return { status, type: "application/json; charset=utf-8", body: JSON.stringify(value) };
}

/** An answer that says in a sentence why nothing was done. */
export function refuse(status: number, message: string, more: object = {}): Answer {
  return json({ message, ...more }, status);
}

/** Thrown where a request cannot be done; its answer is sent. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly more: object = {},
  ) {
    super(message);
  }

  toAnswer(): Answer {
    return refuse(this.status, this.message, this.more);
  }
}

/** Of every answer: nothing is kept, nothing is guessed, and no other site shows or reads it. */
export const safeHeaders = {
  "cache-control": "no-store",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "no-referrer",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
};
