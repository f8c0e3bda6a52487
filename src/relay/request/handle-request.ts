import strings from "#content/interface.json";
import formPage from "#content/pages/contact.json";
import { relayPath, trapName, type Submission } from "../../contact/rules";
import { addPrefix } from "../../text/path-prefix";
import { fill } from "../../text/fill";
import { reservationTime } from "../delivery/deliver";
import type { Store } from "../store/store";
import type { Stored } from "../store/submission";
import { answerJson, describeError, ownHeaders, Rejection, success, type Answer } from "./answer";
import { answerPage } from "./answer-page";
import { findSpamSigns, identify } from "./identify";
import { answerPreflight, checkOrigin, methods } from "./origins";
import { readBody, readEntered, readFormat, validate, type Format } from "./read-request";
import { readSource } from "./source";
import { day, minute } from "../times";

export interface Relay {
  store: Pick<Store, "add">;
  /** Whether a submission with this id was received since a time. */
  wasReceived: Store["wasReceived"];
  allows: (address: string) => Promise<boolean>;
  /** Checks its limit of the day. */
  allowsToday: (address: string) => Promise<boolean>;
  /** Whether a form over a limit is read, and shown again. */
  allowsForm: (address: string) => Promise<boolean>;
  /** Called for each stored delivery of a submission. The response does not wait for it. */
  onStored: (stored: Stored) => void;
  /** Allowed origins besides the relay's own, as patterns. */
  origins: readonly string[];
  fetchPage: () => Promise<Response>;
  now: () => number;
  random: () => string;
  /** Must not receive personal data. */
  log: (line: string) => void;
}

/** Period of the rate limits in `wrangler.jsonc`. Times are in milliseconds. */

/** @throws {Rejection} 429 if this address has sent too many requests in a minute or a day (UTC) */
async function limitAddress(address: string, { allows, allowsToday, now }: Relay): Promise<void> {
  const isWithinMinute = await allows(address);
  if (isWithinMinute && (await allowsToday(address))) return;
  const wait = isWithinMinute ? day - (now() % day) : minute;
  // Rounded up to the minute, in UTC because the visitor's time zone is unknown.
  const time = new Date(now() + wait + (isWithinMinute ? 0 : minute)).toISOString().slice(11, 16);
  const { title, text } = strings.rateLimit;
  throw new Rejection(429, `Too many requests. Wait ${isWithinMinute ? "until the next day (UTC)" : "a minute"}.`, {
    headers: { "retry-after": String(Math.ceil(wait / 1000)) },
    shown: { title, text: fill(text, { time: `${time} UTC` }) },
  });
}

/** @returns the id of the submission */
async function storeSubmission(
  request: Request,
  submission: Submission,
  { isForm, trap }: { isForm: boolean; trap: unknown },
  relay: Relay,
): Promise<string> {
  const { headers } = request;
  const now = relay.now();
  const requestId = headers.get("x-request-id");
  const id = await identify(submission, { requestId, isForm, now, random: relay.random });
  const spam = findSpamSigns(trap, headers.get("x-form-shown"));
  const received = {
    ...submission,
    id,
    kind: "submission" as const,
    receivedAt: now,
    spam,
    source: readSource(request),
  };
  for (const stored of await relay.store.add(received, now + reservationTime)) relay.onStored(stored);
  return id;
}

function findEntered(error: unknown): Submission | undefined {
  return error instanceof Rejection ? error.details.entered : undefined;
}

/** Whether to respond with a page: to forms without scripts, unless the client accepts only JSON. */
function wantsPage(request: Request, format: Format | undefined): boolean {
  const accept = request.headers.get("accept") ?? "";
  return format === "form" && (accept.includes("text/html") || !accept.includes("application/json"));
}

/**
 * Parameter of the success page, to which forms without scripts are redirected, so that a reload does not submit again. Its value is the
 * id of a submission of the last day, for which a repeated form has the same id.
 */
const sentName = "sent";

function redirect(location: string): Response {
  return new Response(null, { status: 303, headers: { ...ownHeaders, location } });
}

/** Returns the success page, or redirects a browser that opens the relay's URL to the form. Undefined for other requests. */
async function findPage(request: Request, { fetchPage, wasReceived, now }: Relay): Promise<Response | undefined> {
  if (request.method !== "GET") return undefined;
  const sent = new URL(request.url).searchParams.get(sentName) ?? "";
  if (/^[\da-f]{32}$/u.test(sent) && (await wasReceived(sent, now() - day))) return answerPage(success, fetchPage);
  return request.headers.get("accept")?.includes("text/html") ? redirect(addPrefix(formPage.path)) : undefined;
}

/** Stores a submission, then confirms it (specification, chapter 7; status codes of RFC 9110). Never throws. */
export async function handleRequest(request: Request, relay: Relay): Promise<Response> {
  let originHeaders: Record<string, string> = {};
  let format: Format | undefined;
  let entered: Submission | undefined;
  let answer = success;
  let id = "";
  let fetchPage: Relay["fetchPage"] | undefined = relay.fetchPage;
  try {
    const page = await findPage(request, relay);
    if (page) return page;
    originHeaders = checkOrigin(request, relay.origins);
    if (request.method === "OPTIONS") return answerPreflight(originHeaders);
    if (request.method !== "POST") throw new Rejection(405, "Send a form with POST.", { headers: { allow: methods } });
    format = readFormat(request);
    const address = request.headers.get("cf-connecting-ip") ?? "";
    await limitAddress(address, relay).catch(async (limit: unknown) => {
      if (!wantsPage(request, format)) throw limit;
      if (await relay.allowsForm(address)) entered = await readBody(request, "form").then(readEntered, findEntered);
      else fetchPage = undefined;
      throw limit;
    });
    const body = await readBody(request, format);
    entered = readEntered(body);
    const origin = { isForm: format === "form", trap: body.get(trapName) };
    id = await storeSubmission(request, validate(entered), origin, relay);
  } catch (error) {
    answer = { entered, ...describeError(error, relay.log) };
  }
  const result: Answer = { ...answer, headers: { ...originHeaders, ...answer.headers } };
  if (!wantsPage(request, format)) return answerJson(result);
  return result.status < 400 ? redirect(`${relayPath}?${sentName}=${id}`) : answerPage(result, fetchPage);
}
