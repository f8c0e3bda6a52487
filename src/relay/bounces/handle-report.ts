import type { ForwardableEmailMessage } from "@cloudflare/workers-types";

import { isRecentCanary } from "../canary";
import type { Store } from "../store/store";
import { nameDelivery } from "../store/submission";
import { answerJson, describeError, Rejection, success } from "../request/answer";
import { readText } from "../request/read-request";
import type { Settings } from "../settings";
import { readEvent, readMail, type Report } from "./read-report";
import { isSignedRequest, mayBeSigned, readKey } from "./signature";

interface Handling {
  store: Pick<Store, "markBounced" | "recordCanary">;
  settings: Pick<Settings, "bounceSecret" | "canarySecret" | "addresses">;
  now: () => number;
  /** Must not receive personal data. */
  log: (line: string) => void;
}

type Incoming = Pick<ForwardableEmailMessage, "raw" | "rawSize" | "setReject">;

/** Path at which a mail provider reports what happened to a mail. */
export const eventPath = "/bounces";

/** A report of a delivery has the headers of a short mail, or all of it. */
const maxMail = 256 * 1024;

/** @throws {Rejection} 503 if the mail is not known to be accepted yet, so that the report is sent again */
async function handleReport(report: Report, { store, settings, now, log }: Handling): Promise<void> {
  const outcome = await store.markBounced(report, { now: now(), hasSecond: settings.addresses.second !== undefined });
  log(`submission ${report.id}: report of a bounce (${report.isPermanent ? "permanent" : "temporary"}): ${outcome}`);
  if (outcome === "early")
    throw new Rejection(503, "The mail is not stored as accepted yet.", { headers: { "retry-after": "60" } });
}

/**
 * Receives a signed event. There is no limit of requests: one that strangers share with the provider would shut out the provider.
 * @returns a message for the provider
 * @throws {Rejection} if the event is not accepted
 */
async function receiveEvent(request: Request, handling: Handling): Promise<string> {
  const { bounceSecret, addresses } = handling.settings;
  if (bounceSecret === undefined) throw new Rejection(404, "Set BOUNCE_SECRET.");
  if (request.method !== "POST") throw new Rejection(405, "Send an event with POST.", { headers: { allow: "POST" } });
  const unsigned = new Rejection(401, "The signature is invalid or older than 5 minutes.");
  if (!mayBeSigned(request, handling.now())) throw unsigned;
  const body = await readText(request, "event");
  if (!(await isSignedRequest(request, body, bounceSecret, handling.now()))) throw unsigned;
  const event = readEvent(body);
  if (!event) return "Received.";
  if (event.report) {
    await handleReport(event.report, handling);
    return "Received.";
  }
  // The webhook of an account has the events of all its mail.
  const isOther = event.from !== undefined && event.from !== addresses.from.toLowerCase();
  handling.log(
    isOther
      ? `an ${event.type} event of another sender than MAIL_FROM was ignored`
      : `an ${event.type} event without the tag of a submission was rejected`,
  );
  if (isOther) return "The mail is not from MAIL_FROM.";
  throw new Rejection(422, "The event has no tag `submission`, as the relay sets it, so that no submission is marked.");
}

/** Handles an event of a mail provider. What is unknown or repeated is answered 200, so that it is not sent again. */
export function handleEvent(request: Request, handling: Handling): Promise<Response> {
  return receiveEvent(request, handling)
    .then((message) => ({ ...success, message }))
    .catch((error: unknown) => describeError(error, handling.log))
    .then(answerJson);
}

/**
 * Handles a mail to the sender's address: a report of a delivery, or that of a canary. Another one is rejected, so that its sender knows.
 * @throws {Error} if a report cannot be stored yet, so that the platform asks for it again
 */
export async function handleMail(message: Incoming, handling: Handling): Promise<void> {
  const { store, settings, now, log } = handling;
  const isShort = message.rawSize <= maxMail;
  const mail = isShort
    ? await readMail(await new Response(message.raw as never).arrayBuffer()).catch(() => undefined)
    : undefined;
  const isTest = mail?.kind === "canary";
  const secrets = isTest ? settings.canarySecret : settings.bounceSecret;
  if (!mail || !secrets || (!isTest && !mail.isReport)) {
    message.setReject("This address accepts reports of deliveries only.");
    return;
  }
  const number = await readKey(secrets, nameDelivery(mail), mail.key);
  if (number === undefined) return;
  if (mail.failure && !isTest) await handleReport({ ...mail.failure, id: mail.id, kind: mail.kind, number }, handling);
  if (!isTest || mail.isReport) return;
  const minutes = Math.round((now() - number) / 60_000);
  if (isRecentCanary(number, now())) await store.recordCanary(number);
  else log(`the mail of a canary arrived ${minutes} minutes after it was sent, and does not count`);
}
