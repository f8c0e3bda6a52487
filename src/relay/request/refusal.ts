import type { FieldName } from "../../contact/rules";

interface Details {
  /** The field that is wrong, if it is one. */
  field?: FieldName;
  headers?: Record<string, string>;
  /** What a visitor is told; unset, that it failed. */
  words?: { title: string; text: string };
}

/** A request that is not taken, and why. Its message is for whoever wrote the client. */
export class Refusal extends Error {
  readonly field: FieldName | undefined;
  readonly headers: Record<string, string>;
  readonly words: Details["words"];

  /** @param status HTTP status of the answer */
  constructor(
    readonly status: number,
    message: string,
    { field, headers = {}, words }: Details = {},
  ) {
    super(message);
    this.field = field;
    this.headers = headers;
    this.words = words;
  }
}
