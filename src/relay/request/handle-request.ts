import { formPath, relayPath } from "../../contact/limits";
import { trapName, type Submission } from "../../contact/rules";
import { answerJson, ownHeaders, receive, refuse, type Answer } from "./answer";
import { answerPage } from "./answer-page";
import { holdTime } from "../delivery/deliver";
import { identify } from "./identify";
import { admit, answerPreflight, requirePost } from "./origins";
import { readBody, readFormat, type Format } from "./read-body";
import { readEntered, readSubmission } from "./read-submission";
import { Refusal } from "./refusal";
import { findSpamSigns } from "./spam";
import type { Store, Stored } from "../delivery/store";
import { describeWait } from "../words";

/** What the relay needs of the world. */
export interface Relay {
  store: Pick<Store, "add">;
  /** Whether this network address may send one more. */
  allows: (address: string) => Promise<boolean>;
  /** Called with a submission that has just been stored; nobody waits for it. */
  onStored: (stored: Stored) => void;
  /** Origins beside the relay's own whose form may be sent here. */
  origins: readonly string[];
  /** The site's contact page. */
  fetchPage: () => Promise<Response>;
  now: () => number;
  random: () => string;
  /** Takes lines without personal data. */
  log: (line: string) => void;
}

/** The window of the limit that `wrangler.jsonc` sets, in seconds. */
const limitPeriod = 60;

/** @throws {Refusal} 429 when this address has sent too many requests, whatever is in them */
async function limitAddress(request: Request, { allows, now }: Relay): Promise<void> {
  if (await allows(request.headers.get("cf-connecting-ip") ?? "")) return;
  const headers = { "retry-after": String(limitPeriod) };
  // Rounded up to the minute that is shown.
  const words = describeWait(new Date(now() + 2 * limitPeriod * 1000));
  throw new Refusal(429, "Too many messages are being sent. Wait a minute.", { headers, words });
}

async function take(
  request: Request,
  body: ReadonlyMap<string, unknown>,
  submission: Submission,
  format: Format,
  relay: Relay,
) {
  const now = relay.now();
  const requestId = request.headers.get("x-request-id");
  const id = await identify(submission, { requestId, isForm: format === "form", now, random: relay.random });
  const spam = findSpamSigns(body.get(trapName), request.headers.get("x-form-shown")).join(" ");
  const stored = { ...submission, id, receivedAt: now, spam, attempts: 1 };
  if (await relay.store.add(stored, now + holdTime)) relay.onStored(stored);
}

/** Whether the answer is to be looked at: a form without scripts, unless its sender wants JSON. */
function wantsPage(request: Request, format: Format | undefined): boolean {
  const accept = request.headers.get("accept") ?? "";
  return format === "form" && (accept.includes("text/html") || !accept.includes("application/json"));
}

/** Query of the page that shows success. A browser without scripts is redirected there, so that a reload sends nothing again. */
const resultQuery = "?sent";

function redirect(location: string): Response {
  return new Response(null, { status: 303, headers: { ...ownHeaders, location } });
}

/** The page of a browser that opens the relay's address: the success of its form, or the form. Nothing for other requests. */
function findPage(request: Request, { fetchPage }: Relay): Promise<Response> | Response | undefined {
  if (request.method !== "GET") return undefined;
  if (new URL(request.url).search === resultQuery) return answerPage(receive(), fetchPage);
  return request.headers.get("accept")?.includes("text/html") ? redirect(formPath) : undefined;
}

/**
 * Takes a submission: stores it, and only then says that it was received (specification, chapter 7; statuses as RFC 9110 has them).
 * Every failure is answered; none is thrown.
 */
export async function handleRequest(request: Request, relay: Relay): Promise<Response> {
  let admission: Record<string, string> = {};
  let format: Format | undefined;
  let entered: Submission | undefined;
  let answer: Answer;
  try {
    const page = findPage(request, relay);
    if (page) return await page;
    admission = admit(request, relay.origins);
    if (request.method === "OPTIONS") return answerPreflight(admission);
    requirePost(request);
    format = readFormat(request);
    await limitAddress(request, relay);
    const body = await readBody(request, format);
    entered = readEntered(body);
    await take(request, body, readSubmission(body), format, relay);
    answer = receive();
  } catch (error) {
    answer = { ...refuse(error, relay.log), entered };
  }
  answer.headers = { ...admission, ...answer.headers };
  if (!wantsPage(request, format)) return answerJson(answer);
  return answer.status < 400 ? redirect(`${relayPath}${resultQuery}`) : answerPage(answer, relay.fetchPage);
}
