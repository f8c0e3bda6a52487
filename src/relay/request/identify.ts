import { fieldNames, type Submission } from "../../contact/rules";
import { day } from "../times";

/**
 * Hashes a submission to an id of 32 hexadecimal digits. A repeated request has the same id; other text with the same request id has
 * another one.
 * @param requestId from the site's script. Without it, equal forms have the same id for a day, because a visitor may submit twice.
 * @param random creates the id of a JSON request without a request id
 */
export async function identify(
  submission: Submission,
  { requestId, isForm, now, random }: { requestId: string | null; isForm: boolean; now: number; random: () => string },
): Promise<string> {
  const own = requestId ?? (isForm ? `form of day ${Math.floor(now / day)}` : random());
  const text = JSON.stringify([own, ...fieldNames.map((field) => submission[field])]);
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return Buffer.from(digest, 0, 16).toString("hex");
}

/** Minimum time for filling in the form, in milliseconds. */
const minTime = 3000;

/**
 * Lists spam signs, separated by spaces. Spam is marked, never dropped. Haste is no sign without another one: a program fills in the
 * form for a visitor, and a reload restores a draft.
 * @param shownFor milliseconds since the page was shown, from the site's script; null without scripts
 */
export function findSpamSigns(trap: unknown, shownFor: string | null): string {
  if (trap === undefined || trap === "") return "";
  const isHasty = shownFor?.trim() ? Number(shownFor) < minTime : false;
  return isHasty ? "trap haste" : "trap";
}
