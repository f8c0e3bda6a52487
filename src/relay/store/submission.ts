import type { Submission } from "../../contact/rules";
import type { Source } from "../request/source";

export type Channel = "mail" | "webhook";

/** Stored submission, one row for each of its deliveries. Times are in milliseconds since 1970. */
export interface Stored extends Submission {
  /** The request's id for mail; other channels append their name: `…-webhook`. */
  id: string;
  receivedAt: number;
  /** Spam signs, separated by spaces; empty if there are none. */
  spam: string;
  source?: Source;
  attempts: number;
  /** End of the reservation for this attempt. Together with the number of attempts it identifies the attempt. */
  reservedUntil: number;
  /** When an earlier delivery was accepted, which is repeated; otherwise null. */
  deliveredAt: number | null;
}

export type Received = Omit<Stored, "attempts" | "reservedUntil" | "deliveredAt">;

/** One attempt to deliver a submission. */
export type Attempt = Pick<Stored, "id" | "attempts" | "reservedUntil">;

export const webhookSuffix = "-webhook";

/** Splits the id of a row into the id of the request, which all its deliveries share, and the channel. */
export function splitId(id: string): { requestId: string; channel: Channel } {
  if (!id.endsWith(webhookSuffix)) return { requestId: id, channel: "mail" };
  return { requestId: id.slice(0, -webhookSuffix.length), channel: "webhook" };
}

/** End of the ids of webhooks that report the deletion of a submission, before that of the channel. */
export const deletionSuffix = "-deleted";

/** Start of the ids of canaries, which test the relay and are never for sales. */
export const canaryPrefix = "canary-";

export function isCanary(id: string): boolean {
  return id.startsWith(canaryPrefix);
}
