/**
 * Limits of the contact form (specification, chapters 5 and 9). Lengths count UTF-16 code units, as `maxlength` does; times are in
 * milliseconds.
 */
export const limits = {
  messageMinimum: 10,
  messageMaximum: 2000,
  /** What is sent of a name or a message. */
  text: 1000,
  email: 254,
  /** The longest name or phone number, and the longest address, that the rules read. */
  enteredText: 4000,
  enteredEmail: 1000,
  phone: 20,
  /** Requests that one browser may send within a window. */
  requests: 5,
  window: 60 * 60 * 1000,
  timeout: 30_000,
} as const;

/** Path of the page with the form. */
export const formPath = "/contact";

/** Path of the relay that takes the form (specification, chapter 7). */
export const relayPath = "/send-email";

/** Address of the relay: its host is a build-time setting, and the site's own where that is unset. */
export function relayUrl(host: string | undefined): string {
  return `${(host ?? "").replace(/(?<!\/)\/+$/u, "")}${relayPath}`;
}
