import { fieldNames, type Submission } from "../../contact/rules";

const day = 24 * 60 * 60 * 1000;

/**
 * The id of a submission, 32 hexadecimal digits: a repeated request has the same one. Different text under the same request id is
 * another submission, so that no id can hide one.
 * @param requestId made by the site's script. A form without one has the same for a day, because a visitor may press twice.
 * @param random identifies a request that has nothing of its own
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

/** In milliseconds: no person fills in five fields in less. */
const shortestTime = 3000;

/**
 * Signs of a machine, separated by spaces. A submission is marked with them, never dropped.
 * @param trap value of the hidden field
 * @param shownFor how long the form was shown, in milliseconds, as the site's script reports it; null without scripts
 */
export function findSpamSigns(trap: unknown, shownFor: string | null): string {
  const isTrapped = trap !== undefined && trap !== "";
  const isHasty = shownFor?.trim() ? Number(shownFor) < shortestTime : false;
  return [isTrapped ? "trap" : "", isHasty ? "haste" : ""].join(" ").trim();
}
