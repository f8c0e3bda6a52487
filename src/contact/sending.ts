import { limits, trapName, type Submission } from "./rules";

// This module is loaded when somebody starts to type. These are needed when a field is left, or the form is sent.
export { countAttempt, describeLimit, findLimit } from "./rate-limit";
export { describeReason, findFieldError, prepareSubmission } from "./sanitize";

interface Request {
  /** Address of the relay. */
  url: string;
  submission: Submission;
  /** Random; a retry of the same submission has the same one. */
  id: string;
  /** The visitor's clock. */
  now: Date;
  /** How long the form has been shown, in milliseconds. */
  shownFor: number;
  /** Value of the hidden field. */
  trap: string;
}

async function readMessage(response: Response): Promise<string> {
  const answer: unknown = await response.json().catch(() => undefined);
  if (typeof answer === "object" && answer && "message" in answer && typeof answer.message === "string")
    return answer.message;
  return `HTTP error! status: ${response.status}`;
}

/**
 * Sends a submission to the relay (specification, chapter 7), with the value of the hidden field if it has one.
 * @throws when the relay cannot be reached, does not answer within 30 seconds, or does not answer with success
 */
export async function send({ url, submission, id, now, shownFor, trap }: Request, fetch: typeof window.fetch) {
  const controller = new AbortController();
  const timer = setTimeout(() => {
    controller.abort();
  }, limits.timeout);
  try {
    const response = await fetch(url, {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        Accept: "application/json",
        "X-Client-Timestamp": now.toISOString(),
        "X-Request-ID": id,
        "X-Form-Shown": String(Math.round(shownFor)),
      },
      body: JSON.stringify(trap ? { ...submission, [trapName]: trap } : submission),
      signal: controller.signal,
      // The request continues when the visitor leaves the page.
      keepalive: true,
    });
    if (!response.ok) throw new Error(await readMessage(response));
    // HTML is the answer of something in between, such as a network that requires a login.
    if (response.headers.get("content-type")?.startsWith("text/html")) throw new Error("A page answered.");
    await response.text();
  } finally {
    clearTimeout(timer);
  }
}
