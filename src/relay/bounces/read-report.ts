import PostalMime from "postal-mime";

import type { Kind } from "../store/submission";

/** Why a delivery failed: for good, or for now after the mail server has given up. */
interface Failure {
  isPermanent: boolean;
  reason: string;
}

/** Submission or canary that a mail is about. */
interface MailName {
  id: string;
  kind: Kind;
}

/** Failed delivery of a submission, and the number of its bounces before this mail. */
export interface Report extends Failure, MailName {
  number: number;
}

/** Reads the beginning of a name, as `nameDelivery` writes it. */
function readKind(prefix: string | undefined): Kind {
  return prefix ? "canary" : "submission";
}

/** Shortens a reason and removes addresses, which are personal data, and URLs. */
function cleanReason(text: string): string {
  const words = text.slice(0, 1000).split(/[\p{C}\s]+/u);
  return words
    .map((word) => (/@|:\/\//u.test(word) ? "…" : word))
    .join(" ")
    .trim()
    .slice(0, 200);
}

/** Reads a header or a field of a report, unfolded (RFC 5322, 2.2.3). */
function readField(block: string, name: string): string {
  const unfolded = block.replace(/\r?\n[ \t]+/gu, " ");
  return new RegExp(`^${name}:[ \\t]*(.*)$`, "imu").exec(unfolded)?.[1]?.trim() ?? "";
}

/** Finds the failed recipient in a delivery status (RFC 3464, 2.3). A delay is no failure: the mail server still tries. */
function findFailure(status: string): Failure | undefined {
  const block = status.split(/\r?\n[ \t]*\r?\n/u).find((one) => /^failed\b/iu.test(readField(one, "Action")));
  if (block === undefined) return undefined;
  const code = readField(block, "Status");
  return { isPermanent: !code.startsWith("4"), reason: cleanReason(`${code} ${readField(block, "Diagnostic-Code")}`) };
}

/**
 * Reads the name and the key of a mail of the relay, or of the one that a report of a delivery is about. They are empty for other mail.
 * @returns also whether it is a report, and of which failure
 */
export async function readMail(raw: ArrayBuffer) {
  const { attachments, headers } = await PostalMime.parse(raw, { attachmentEncoding: "utf8", maxNestingDepth: 20 });
  const find = (type: RegExp) => attachments.find(({ mimeType }) => type.test(mimeType))?.content as string | undefined;
  const status = find(/^message\/(?:global-)?delivery-status$/iu);
  const original = find(/^(?:message\/(?:rfc822|global|global-headers)|text\/rfc822-headers)$/iu) ?? "";
  const own = headers.map(({ key, value }) => `${key}: ${value}`).join("\n");
  const about = status === undefined ? own : (original.split(/\r?\n\r?\n/u)[0] ?? "");
  const [, prefix, id = ""] = /^<(canary-)?([\w-]{1,64})@/u.exec(readField(about, "Message-ID")) ?? [];
  const failure = status === undefined ? undefined : findFailure(status);
  const key = readField(about, "X-Delivery-Key");
  return { id, kind: readKind(prefix), key, isReport: status !== undefined, failure };
}

/** Events of a provider's API about a mail that did not arrive. */
const failures = ["email.bounced", "email.failed", "email.suppressed"];

type Members = Record<string, unknown>;

/** Returns the members of a JSON object; none of another value. */
function readMembers(value: unknown): Members {
  return typeof value === "object" && value ? (value as Members) : {};
}

/** Finds a tag of a mail. The provider's list of parameters has tags as `{ name, value }`, its example as members. */
function findTag(tags: unknown, name: string): unknown {
  if (!Array.isArray(tags)) return readMembers(tags)[name];
  return tags.map(readMembers).find((tag) => tag["name"] === name)?.["value"];
}

/** Reads the address of a sender, perhaps after a name: `Acme <website@acme.example>`. */
function readSender(from: unknown): string | undefined {
  if (typeof from !== "string") return undefined;
  return (/<([^<>]*)>\s*$/u.exec(from)?.[1] ?? from).trim().toLowerCase();
}

/**
 * Reads an event of a provider about a mail that did not arrive. Returns undefined for other events.
 * @returns also the sender of the mail, if the event has it; no report if it has no tag of a submission
 * @see https://resend.com/docs/webhooks/emails/bounced
 */
export function readEvent(body: string): { type: string; from: string | undefined; report?: Report } | undefined {
  let event: Members;
  try {
    event = readMembers(JSON.parse(body));
  } catch {
    return undefined;
  }
  const type = failures.find((one) => one === event["type"]);
  if (!type) return undefined;
  const data = readMembers(event["data"]);
  const from = readSender(data["from"]);
  const [, prefix, id, number] =
    /^(canary-)?([\da-f]{32})-(\d{1,13})$/u.exec(String(findTag(data["tags"], "submission"))) ?? [];
  if (id === undefined) return { type, from };
  const details = readMembers(data["bounce"] ?? data["failed"] ?? data["suppressed"]);
  const [text = type] = [details["message"], details["reason"]].filter((one) => typeof one === "string");
  const isPermanent = !/^(?:transient|temporary|undetermined)$/iu.test(String(details["type"]));
  const report = { id, kind: readKind(prefix), number: Number(number), isPermanent, reason: cleanReason(text) };
  return { type, from, report };
}
