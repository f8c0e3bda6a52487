import type { Sent } from "./form-state";
import { fieldNames, limits, relayUrl, trapName, type Submission } from "./rules";

// Loaded when the visitor starts to type. The form needs these when a field loses focus or on submit.
export { countAttempt, findLimit } from "./rate-limit";
export { describeReason, findFieldError, prepareSubmission } from "./sanitize";
export { hasPrivacySignal } from "../browser/fingerprint";

interface Request {
  submission: Submission;
  /** Request id; retries of the same submission reuse it. */
  id: string;
  /** The visitor's clock. */
  now: Date;
  /** Milliseconds since the page was shown. */
  shownFor: number;
  /** Value of the honeypot field. */
  trap: string | undefined;
  /** Whether the relay must not learn the query of the page, which can have a campaign. */
  isPrivate: boolean;
}

/** Returns the request id of the last attempt if the submission is unchanged, otherwise a new one. */
export function chooseId(last: Sent | undefined, submission: Submission): string {
  return last && fieldNames.every((field) => last.submission[field] === submission[field]) ? last.id : makeId();
}

/** Creates a random UUID (RFC 9562, version 4). `crypto.randomUUID` requires a secure context. */
function makeId(): string {
  const bytes = Array.from(crypto.getRandomValues(new Uint8Array(16)));
  const digits = bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return digits.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/u, "$1-$2-4$3-8$4-$5");
}

/** The relay was not reached, did not answer in time, or did not confirm. Other errors are mistakes in the code. */
export class SendError extends Error {
  override name = "SendError";
}

/** @param cause a TypeError if the request was not sent */
function fail(cause: unknown): never {
  throw new SendError("The relay did not answer.", { cause });
}

/**
 * Returns for how many milliseconds the page was shown. Browsers may prerender a page, and show it later.
 * @param clock counts from the start of the page
 */
export function measureShown(clock: Pick<Performance, "now" | "getEntriesByType">): number {
  const [navigation] = clock.getEntriesByType("navigation") as { activationStart?: number }[];
  return clock.now() - (navigation?.activationStart ?? 0);
}

async function readMessage(response: Response): Promise<string> {
  const answer: unknown = await response.json().catch(() => undefined);
  if (typeof answer === "object" && answer && "message" in answer && typeof answer.message === "string")
    return answer.message;
  return `HTTP error! status: ${response.status}`;
}

/**
 * Sends a submission to the relay (specification, chapter 7), with the value of the honeypot field if there is one.
 * @throws {SendError} if the relay is unreachable, times out after 30 seconds, or responds with an error
 */
export async function send({ submission, id, now, shownFor, trap, isPrivate }: Request, fetch: typeof window.fetch) {
  const response = await fetch(relayUrl(process.env.GATSBY_RELAY_URL), {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      Accept: "application/json",
      "X-Client-Timestamp": now.toISOString(),
      "X-Request-ID": id,
      "X-Form-Shown": String(Math.round(shownFor)),
    },
    body: JSON.stringify(trap ? { ...submission, [trapName]: trap } : submission),
    // A relay on another host learns the page as well, not only its origin.
    referrerPolicy: "no-referrer-when-downgrade",
    ...(isPrivate ? { referrer: location.pathname } : {}),
    signal: AbortSignal.timeout(limits.timeout),
    // Completes the request after the visitor leaves the page.
    keepalive: true,
  }).catch(fail);
  if (!response.ok) throw new SendError(await readMessage(response));
  // An HTML response comes from an intermediary, such as a captive portal.
  if (response.headers.get("content-type")?.startsWith("text/html")) throw new SendError("The response is HTML.");
  await response.text().catch(fail);
}
