import { limits } from "./limits";
import { trapName, type Submission } from "./rules";

export interface Request {
  /** Address of the relay. */
  url: string;
  submission: Submission;
  /** Random, and kept over a retry of the same message. */
  id: string;
  /** The visitor's clock. */
  now: Date;
  /** How long the form has been shown, in milliseconds. */
  shownFor: number;
  /** What stands in the field that nobody sees. */
  trap: string;
}

async function readMessage(response: Response): Promise<string> {
  try {
    const answer: unknown = await response.json();
    if (typeof answer === "object" && answer && "message" in answer && typeof answer.message === "string")
      return answer.message;
  } catch {
    // It is not JSON: the code has to do.
  }
  return `HTTP error! status: ${response.status}`;
}

/**
 * Sends a submission to the relay (specification, chapter 7). The body is the submission and nothing else, but for what a machine
 * may have written into the trap.
 * @throws when the relay cannot be reached, does not answer within 30 seconds, or answers with anything but success
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
      // A visitor who goes on to another page has sent it all the same.
      keepalive: true,
    });
    if (!response.ok) throw new Error(await readMessage(response));
    // A page comes from somebody in between, such as a network that asks its guests to sign in.
    if (response.headers.get("content-type")?.startsWith("text/html")) throw new Error("A page answered.");
    await response.text();
  } finally {
    clearTimeout(timer);
  }
}
