import { fieldNames, type Submission } from "../../contact/rules";

const day = 24 * 60 * 60 * 1000;

async function hash(parts: readonly string[]): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(parts));
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(digest.subarray(0, 16), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * The name of a submission, 32 hexadecimal digits: a request that is repeated has it again. Other words under the same request id are
 * another submission, so that no id can hide one.
 * @param requestId made by the site's script. A form that was sent without one is the same for a day, for a visitor may press twice.
 * @param random names a request that says nothing about itself
 */
export async function identify(
  submission: Submission,
  { requestId, isForm, now, random }: { requestId: string | null; isForm: boolean; now: number; random: () => string },
): Promise<string> {
  const own = requestId ?? (isForm ? `form of day ${Math.floor(now / day)}` : random());
  return hash([own, ...fieldNames.map((field) => submission[field])]);
}
