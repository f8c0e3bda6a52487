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

/**
 * Whether a request has a signature of Standard Webhooks that is at most 5 minutes old.
 * @see https://www.standardwebhooks.com
 */
export async function isSignedRequest({ headers }: Request, body: string, secrets: string, now: number) {
  // Svix, which invented the scheme, uses its own prefix.
  const read = (name: string) => headers.get(`webhook-${name}`) ?? headers.get(`svix-${name}`) ?? "";
  if (!(Math.abs(now - Number(read("timestamp")) * 1000) <= tolerance)) return false;
  return isSigned(secrets, read("id"), read("timestamp"), body, read("signature"));
}

/**
 * Returns the key of a mail. Its header is in a report of its delivery, and not in a reply, unlike the Message-ID.
 * @param number of bounces of the submission before this mail
 */
export async function createKey(secrets: string, id: string, number: number): Promise<string> {
  const [secret = ""] = secrets.split(" ");
  return `${number}.${await sign(secret, id, number, "mail")}`;
}

/** Returns the number of a valid key, otherwise undefined. */
export async function readKey(secrets: string, id: string, key: string): Promise<number | undefined> {
  const [, number = "", signature = ""] = /^(\d{1,4})\.(\S+)$/u.exec(key) ?? [];
  return (await isSigned(secrets, id, number, "mail", signature)) ? Number(number) : undefined;
}
