// Requests of a canary (canary.mjs)
import { Failure, isChallenge, require } from "./canary-failures.mjs";

/**
 * Members of the relay's answers: to a canary, to another post, and about its health.
 * @typedef {{ outcomes?: Record<string, string>, isWaiting?: boolean, since?: number, message?: string, reasons?: string[], canary?: string | null }} Answer
 */

/** Parses an answer of the relay; undefined for those of others. @param {Response} response @param {string} body @returns {Answer | undefined} */
function parseAnswer({ headers }, body) {
  if (!headers.get("content-type")?.includes("application/json")) return undefined;
  try {
    const answer = /** @type {unknown} */ (JSON.parse(body));
    return typeof answer === "object" && answer ? answer : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Fetches a URL and reads its body.
 * @param {string} what subject of the failure
 * @param {string | URL} url @param {RequestInit} [init]
 */
export async function load(what, url, init) {
  let response, body;
  try {
    response = await fetch(url, { redirect: "manual", signal: AbortSignal.timeout(60_000), ...init });
    body = await response.text();
  } catch (error) {
    throw new Failure(`${what} cannot be reached at ${url}: ${error instanceof Error ? error.message : error}.`);
  }
  // cspell:disable-next-line
  require(!isChallenge(response, body), `${what} answered ${response.status}: a challenge stands before it.`);
  return { status: response.status, body, answer: parseAnswer(response, body) };
}

/**
 * Loads an answer of the relay.
 * @param {string} what @param {URL} url @param {string} missing failure if another host answers @param {RequestInit} [init]
 */
export async function loadAnswer(what, url, missing, init) {
  const { status, answer } = await load(what, url, init);
  const isRefused = [401, 403, 429].includes(status) || status >= 500;
  require(answer ??
    !isRefused, `${url} answered ${status}, and not the relay: something before it refuses the request.`);
  require(answer, missing);
  return { status, answer };
}
