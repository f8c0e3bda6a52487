import strings from "#content/interface.json";
import formPage from "#content/pages/contact.json";
import { relayPath, trapName, type Submission } from "../../contact/rules";
import { holdTime } from "../delivery/deliver";
import type { Store, Stored } from "../delivery/store";
import { answerJson, describeError, ownHeaders, Rejection, success, type Answer } from "./answer";
import { answerPage } from "./answer-page";
import { findSpamSigns, identify } from "./identify";
import { answerPreflight, checkOrigin, methods } from "./origins";
import { readBody, readEntered, readFormat, validate, type Format } from "./read-request";

/** The relay's dependencies. */
export interface Relay {
  store: Pick<Store, "add">;
  /** Whether this network address may send another submission. */
  allows: (address: string) => Promise<boolean>;
  /** Called with a submission that has just been stored; the answer does not wait for it. */
  onStored: (stored: Stored) => void;
  /** Patterns of origins besides the relay's own whose form may be sent here. */
  origins: readonly string[];
  /** The site's contact page. */
  fetchPage: () => Promise<Response>;
  now: () => number;
  random: () => string;
  /** Writes lines without personal data. */
  log: (line: string) => void;
}

/** In seconds: the period of the limits in `wrangler.jsonc`. */
const limitPeriod = 60;

/** @throws {Rejection} 429 when this address has sent too many requests, whatever they contain */
async function limitAddress(request: Request, { allows, now }: Relay): Promise<void> {
  if (await allows(request.headers.get("cf-connecting-ip") ?? "")) return;
  // Rounded up to the minute that is shown, in UTC: the relay does not know the visitor's time zone.
  const time = new Date(now() + 2 * limitPeriod * 1000).toISOString().slice(11, 16);
  const { title, text } = strings.rateLimit;
  throw new Rejection(429, "Too many messages are being sent. Wait a minute.", {
    headers: { "retry-after": String(limitPeriod) },
    shown: { title, text: text.replace("{time}", `${time} UTC`) },
  });
}

async function storeSubmission(
  { headers }: Request,
  submission: Submission,
  { isForm, trap }: { isForm: boolean; trap: unknown },
  relay: Relay,
): Promise<void> {
  const [now, requestId] = [relay.now(), headers.get("x-request-id")];
  const id = await identify(submission, { requestId, isForm, now, random: relay.random });
  const spam = findSpamSigns(trap, headers.get("x-form-shown"));
  const stored = { ...submission, id, receivedAt: now, spam, attempts: 1 };
  if (await relay.store.add(stored, now + holdTime)) relay.onStored(stored);
}

/** Whether a page is the answer: to a form without scripts, unless the client accepts JSON only. */
function wantsPage(request: Request, format: Format | undefined): boolean {
  const accept = request.headers.get("accept") ?? "";
  return format === "form" && (accept.includes("text/html") || !accept.includes("application/json"));
}

/** Query of the page that shows success. A browser without scripts is redirected there, so that a reload sends nothing again. */
const resultQuery = "?sent";

function redirect(location: string): Response {
  return new Response(null, { status: 303, headers: { ...ownHeaders, location } });
}

/** The page of a browser that opens the relay's address: the success of its form, or the form. Undefined for other requests. */
function findPage(request: Request, { fetchPage }: Relay): Promise<Response> | Response | undefined {
  if (request.method !== "GET") return undefined;
  if (new URL(request.url).search === resultQuery) return answerPage(success, fetchPage);
  return request.headers.get("accept")?.includes("text/html") ? redirect(formPage.path) : undefined;
}

/**
 * Stores a submission, and only then confirms it (specification, chapter 7; statuses as in RFC 9110). Every failure is answered; none
 * is thrown.
 */
export async function handleRequest(request: Request, relay: Relay): Promise<Response> {
  let originHeaders: Record<string, string> = {};
  let format: Format | undefined;
  let entered: Submission | undefined;
  let answer = success;
  try {
    const page = findPage(request, relay);
    if (page) return await page;
    originHeaders = checkOrigin(request, relay.origins);
    if (request.method === "OPTIONS") return answerPreflight(originHeaders);
    if (request.method !== "POST") throw new Rejection(405, "Send a form with POST.", { headers: { allow: methods } });
    format = readFormat(request);
    await limitAddress(request, relay);
    const body = await readBody(request, format);
    entered = readEntered(body);
    const origin = { isForm: format === "form", trap: body.get(trapName) };
    await storeSubmission(request, validate(entered), origin, relay);
  } catch (error) {
    answer = { ...describeError(error, relay.log), entered };
  }
  const result: Answer = { ...answer, headers: { ...originHeaders, ...answer.headers } };
  if (!wantsPage(request, format)) return answerJson(result);
  return result.status < 400 ? redirect(`${relayPath}${resultQuery}`) : answerPage(result, relay.fetchPage);
}
