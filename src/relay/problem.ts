/** Something that needs attention, as the alert reports it. */
export interface Problem {
  /** With counts, so that its length does not grow with them. */
  text: string;
  /** The newest ones, newest first. A later one is reported at once, with the text. */
  events?: readonly { at: number; text: string }[];
  /** Reported when it begins and for later events only: not daily, and not when it is over. */
  isOnce?: boolean;
}
