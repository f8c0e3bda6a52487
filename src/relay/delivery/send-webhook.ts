import { fieldNames } from "../../contact/rules";
import type { Environment } from "../environment";
import type { Settings } from "../settings";
import { describeSpam } from "./compose-mail";
import { nameDelivery, type Stored } from "../store/submission";

/** Failed delivery whose answer says when, or that it must not be tried again. */
export class DeliveryFailure extends Error {
  constructor(
    message: string,
    /** Milliseconds to wait at least; infinite after 410. */
    readonly wait: number,
  ) {
    super(message);
  }
}

/** Milliseconds. */
const timeout = 20_000;

/**
 * Signs a webhook with secrets of the form `whsec_` and base64, separated by spaces.
 * @returns a signature for each, so that a secret can be replaced
 * @see https://www.standardwebhooks.com
 */
export async function sign(secrets: string, id: string, timestamp: number | string, body: string): Promise<string> {
  const signing = secrets.split(" ").map(async (secret) => {
    const raw = Buffer.from(secret.slice("whsec_".length), "base64");
    const key = await crypto.subtle.importKey("raw", raw, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
    const signature = await crypto.subtle.sign("HMAC", key, Buffer.from(`${id}.${timestamp}.${body}`));
    return `v1,${Buffer.from(signature).toString("base64")}`;
  });
  return (await Promise.all(signing)).join(" ");
}

/** Returns the body of a submission's webhook (docs/leads.md). A submission always produces the same bytes. */
export function createBody(stored: Stored): string {
  const { id, kind } = stored;
  const timestamp = new Date(stored.receivedAt).toISOString();
  if (kind === "canary") return JSON.stringify({ type: kind, timestamp, data: { id: nameDelivery(stored) } });
  if (kind === "deletion") return JSON.stringify({ type: "submission.deleted", timestamp, data: { id } });
  const { pageLanguage, ...source } = stored.source ?? {};
  const spamReasons = describeSpam(stored.spam);
  const data = {
    id,
    receivedAt: timestamp,
    ...Object.fromEntries(fieldNames.map((field) => [field, stored[field]])),
    possibleSpam: spamReasons.length > 0,
    spamReasons,
    ...(pageLanguage ? { language: pageLanguage } : {}),
    source,
  };
  return JSON.stringify({ type: "submission.received", timestamp, data });
}

/** A date in one of the formats of RFC 9110, 5.6.7: `Thu, 15 Jan 2026 12:00:00 GMT`, or one of the two old ones. */
const datePattern =
  /^[A-Z][a-z]{2,8}(?:, \d\d[ -][A-Z][a-z]{2}[ -](?:\d\d){1,2} [\d:]{8} GMT| [A-Z][a-z]{2} [ \d]\d [\d:]{8} \d{4})$/u;

/** Reads `Retry-After`, seconds or a date (RFC 9110, 10.2.3), in milliseconds; 0 if it is neither. */
function readRetryAfter(header: string, now: number): number {
  if (/^\d+$/u.test(header)) return Math.min(Number(header), 1e9) * 1000;
  const time = datePattern.test(header) ? Date.parse(header.endsWith("GMT") ? header : `${header} GMT`) : NaN;
  return Math.max(time - now, 0) || 0;
}

/**
 * Delivers a submission to a webhook. Resolves after an answer of 2xx; redirects are failures.
 * @throws {DeliveryFailure} after another answer
 */
export function sendWebhook(
  url: string,
  secret: string,
  { fetch, now }: { fetch: (url: string, init: RequestInit) => Promise<Response>; now: () => number },
): (stored: Stored) => Promise<void> {
  return async (stored) => {
    const name = nameDelivery(stored);
    const body = createBody(stored);
    const timestamp = Math.floor(now() / 1000);
    const answer = await fetch(url, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "webhook-id": name,
        "webhook-timestamp": String(timestamp),
        "webhook-signature": await sign(secret, name, timestamp, body),
      },
      body,
      redirect: "manual",
      signal: AbortSignal.timeout(timeout),
    });
    await answer.body?.cancel();
    if (answer.ok) return;
    const wait = answer.status === 410 ? Infinity : readRetryAfter(answer.headers.get("retry-after") ?? "", now());
    throw new DeliveryFailure(`the receiver of the webhook responded with ${answer.status}`, wait);
  };
}

/** Sends over the network, or through the local server's outbox. */
export function chooseSendWebhook(
  { WEBHOOK }: Environment,
  { webhookUrl, webhookSecret }: Settings,
  now: () => number,
): (stored: Stored) => Promise<void> {
  if (!webhookUrl || !webhookSecret)
    return () => Promise.reject(new Error("no webhook is configured: set WEBHOOK_URL and WEBHOOK_SECRET"));
  const send = (url: string, init: RequestInit) => (WEBHOOK ? WEBHOOK.fetch(url, init) : fetch(url, init));
  return sendWebhook(webhookUrl, webhookSecret, { fetch: send, now });
}
