import type * as SendingModule from "./sending";

export type Sending = typeof SendingModule;

/** Begun when somebody begins to write, so that it is there when the form is sent. */
export function loadSending(): Promise<Sending> {
  return import("./sending");
}
