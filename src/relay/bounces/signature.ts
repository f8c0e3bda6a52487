import { timingSafeEqual } from "node:crypto";

import { sign } from "../delivery/send-webhook";

/** Milliseconds by which the time of a signed request may differ. */
const tolerance = 5 * 60_000;

/**
 * Whether one of the signatures is that of one of the secrets, which are separated by spaces.
 * @param signatures as `v1,…`, separated by spaces
 */
async function isSigned(secrets: string, id: string, time: string, body: string, signatures: string) {
  const split = (text: string) => text.split(" ").map((signature) => Buffer.from(signature));
  const [expected, given] = [split(await sign(secrets, id, time, body)), split(signatures)];
  return given.some((one) => expected.some((other) => one.length === other.length && timingSafeEqual(one, other)));
}

/** Reads a header of Standard Webhooks. Svix, which invented the scheme, uses its own prefix. */
function readHeader({ headers }: Request, name: "id" | "timestamp" | "signature"): string {
  return headers.get(`webhook-${name}`) ?? headers.get(`svix-${name}`) ?? "";
}

/** Whether the headers of a request can be those of a signature that is at most 5 minutes old. Does not read its body. */
export function mayBeSigned(request: Request, now: number): boolean {
  const isRecent = Math.abs(now - Number(readHeader(request, "timestamp")) * 1000) <= tolerance;
  return isRecent && readHeader(request, "id") !== "" && readHeader(request, "signature") !== "";
}

/**
 * Whether a request has a signature of Standard Webhooks that is at most 5 minutes old.
 * @see https://www.standardwebhooks.com
 */
export async function isSignedRequest(request: Request, body: string, secrets: string, now: number) {
  if (!mayBeSigned(request, now)) return false;
  const [id, time] = [readHeader(request, "id"), readHeader(request, "timestamp")];
  return isSigned(secrets, id, time, body, readHeader(request, "signature"));
}

/**
 * Returns the key of a mail. Its header is in a report of its delivery, and not in a reply, unlike the Message-ID.
 * @param number of bounces of the submission before this mail; of a canary, when it was received
 */
export async function createKey(secrets: string, id: string, number: number): Promise<string> {
  const [secret = ""] = secrets.split(" ");
  return `${number}.${await sign(secret, id, number, "mail")}`;
}

/** Returns the number of a valid key, otherwise undefined. */
export async function readKey(secrets: string, id: string, key: string): Promise<number | undefined> {
  const [, number = "", signature = ""] = /^(\d{1,13})\.(\S+)$/u.exec(key) ?? [];
  return (await isSigned(secrets, id, number, "mail", signature)) ? Number(number) : undefined;
}
