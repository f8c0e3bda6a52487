import type { Submission } from "../../contact/rules";
import type { Source } from "../request/source";

export type Channel = "mail" | "webhook";

/** A canary tests the relay and is never for sales. A deletion reports to the receiver of webhooks that a submission was deleted. */
export type Kind = "submission" | "canary" | "deletion";

/** Stored submission, one row for each of its deliveries. Times are in milliseconds since 1970. */
export interface Stored extends Submission {
  /** Shared by the deliveries of a submission. */
  id: string;
  channel: Channel;
  kind: Kind;
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

export type Received = Omit<Stored, "channel" | "attempts" | "reservedUntil" | "deliveredAt">;

/** One attempt to deliver a submission. */
export type Attempt = Pick<Stored, "id" | "channel" | "kind" | "attempts" | "reservedUntil">;

/** Returns the name by which receivers know a delivery: in the Message-ID, the tag of a mail and the webhook. It must not change. */
export function nameDelivery({ id, kind }: Pick<Stored, "id" | "kind">): string {
  return { submission: id, canary: `canary-${id}`, deletion: `${id}-deleted` }[kind];
}
