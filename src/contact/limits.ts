/** Limits of the contact form (specification, chapters 5 and 9); lengths count characters. */
export const limits = {
  messageMinimum: 10,
  messageMaximum: 2000,
} as const;

/** Path of the relay that takes the form (specification, chapter 7). */
export const relayPath = "/send-email";

/** Address of the relay: its host is a build-time setting, and the site's own where that is unset. */
export function relayUrl(host: string | undefined): string {
  return `${(host ?? "").replace(/\/+$/u, "")}${relayPath}`;
}
