import MailComposer from "nodemailer/lib/mail-composer";

import strings from "#content/interface.json";
import { fieldNames } from "../../contact/rules";
import { fill } from "../../text/fill";
import type { Source } from "../request/source";
import { nameDelivery, type Stored } from "../store/submission";

/** Mail about a submission. A submission always produces the same bytes. */
export interface Mail {
  from: string;
  to: string;
  /** The visitor's address, unless a header cannot contain it. */
  replyTo: string | undefined;
  subject: string;
  /** Subject without the name, if the name needs an encoding. */
  plainSubject: string;
  text: string;
  /** Other headers; undefined in a plain mail. */
  headers: Record<string, string> | undefined;
  /** Same for every attempt, so that mail clients recognize duplicates. */
  messageId: string;
  date: Date;
  /** When an earlier mail of the submission was accepted, which is sent again on demand. */
  deliveredAt?: number | null;
  /** Identifies the mail in reports of its delivery, if they are read. */
  tracking?: { number: number; key: string; tag: string };
}

/** Truncates a name for the subject, whose line length is limited (RFC 5322, 2.1.1). The body has the full name. */
function shorten(name: string): string {
  const start = Array.from(name).slice(0, 80).join("");
  return start === name ? name : `${start}…`;
}

/** Headers that prevent automatic replies to the address that was entered (RFC 3834, 5). */
export const automatic = { "Auto-Submitted": "auto-generated", "X-Auto-Response-Suppress": "All" };

/** Bytes of an encoded word, so that the first line has at most 76 characters (RFC 2047, 2). */
const wordBytes = 30;

/**
 * Encodes a header value that contains `=?` (RFC 2047), which mail clients would decode into text that was not sanitized. nodemailer
 * encodes all other values.
 */
function encodeHeader(value: string): string {
  if (!value.includes("=?")) return value;
  const words = [""];
  for (const character of value) {
    const word = words.at(-1) ?? "";
    if (Buffer.byteLength(word + character) > wordBytes) words.push(character);
    else words[words.length - 1] = word + character;
  }
  return words.map((word) => `=?utf-8?B?${Buffer.from(word).toString("base64")}?=`).join(" ");
}

/** Labels of a host name (RFC 1123, 2.1). */
const hostPattern = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z\d][a-z\d-]{0,61}[a-z\d]$/u;

/**
 * Converts an international domain to ASCII (RFC 5891), and quotes a local part whose dots need it (RFC 5322, 3.4.1). Returns undefined
 * if the local part is not ASCII, which few mail servers accept, or if the domain cannot be a host's, such as `0x7f.1`.
 */
function toReplyAddress(email: string): string | undefined {
  const [name = "", domain = ""] = email.split("@");
  const host = URL.canParse(`http://${domain}`) ? new URL(`http://${domain}`).hostname : "";
  if (!/^[!-~]+$/u.test(name) || !hostPattern.test(host) || !/[a-z]/u.test(host)) return undefined;
  return name.split(".").includes("") ? `"${name}"@${host}` : `${name}@${host}`;
}

export function describeSpam(spam: string): string[] {
  const signs: Record<string, string> = strings.requestMail.signs;
  return spam.split(" ").flatMap((sign) => (sign ? [signs[sign] ?? sign] : []));
}

function listSource({ page, pageLanguage, language, campaign }: Source): string[] {
  const labels = strings.requestMail;
  const parameters = Object.entries(campaign ?? {}).map(([name, value]) => `${name}=${value}`);
  return [
    page ? `${labels.page}: ${page}` : [],
    parameters.length > 0 ? `${labels.campaign}: ${parameters.join(", ")}` : [],
    pageLanguage ? `${labels.pageLanguage}: ${pageLanguage}` : [],
    language ? `${labels.language}: ${language}` : [],
  ].flat();
}

/**
 * Creates the mail of a submission. The name and how to reach the visitor come first, for previews on a phone. The message comes last,
 * so that it cannot imitate another line.
 */
export function createMail(stored: Stored, { from, to }: Pick<Mail, "from" | "to">): Mail {
  const { receivedAt, deliveredAt, spam, source = {}, firstName, lastName, email, message } = stored;
  const { form, requestMail } = strings;
  const id = nameDelivery(stored);
  const date = new Date(receivedAt);
  const name = shorten(`${firstName} ${lastName}`);
  const named = fill(requestMail.subject, { name });
  const subject = spam ? fill(requestMail.spamSubject, { subject: named }) : named;
  const lines = [
    ...fieldNames.slice(0, -1).map((field) => `${form[field]}: ${stored[field]}`),
    ...(spam ? [`${requestMail.spam}: ${describeSpam(spam).join(" ")}`] : []),
    ...listSource(source),
    `${requestMail.received}: ${date.toISOString()}`,
    `${requestMail.id}: ${id}`,
  ];
  return {
    from,
    to,
    replyTo: toReplyAddress(email),
    subject: encodeHeader(subject),
    plainSubject: /^[ -~]+$/u.test(name) && !name.includes("=?") ? subject : `${requestMail.id}: ${id}`,
    headers: automatic,
    text: `${lines.join("\n")}\n\n${form.message}:\n\n${message}\n`,
    messageId: `<${id}@${from.split("@")[1] ?? "localhost"}>`,
    date,
    deliveredAt,
  };
}

/** Removes what may be the reason for a rejection and is not needed: its text contains the name and the address as well. */
export function simplify(mail: Mail): Mail {
  return { ...mail, replyTo: undefined, subject: mail.plainSubject, headers: undefined };
}

/** Serializes a mail (RFC 5322, MIME). */
export async function composeMail({ replyTo, headers = {}, tracking, ...mail }: Mail): Promise<string> {
  const composer = new MailComposer({
    ...mail,
    ...(replyTo ? { replyTo: { name: "", address: replyTo } } : {}),
    headers: { ...headers, ...(tracking ? { "X-Delivery-Key": tracking.key } : {}) },
    textEncoding: "quoted-printable",
    // RFC 5322, 2.3: a line feed only follows a carriage return.
    newline: "windows",
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return String(await composer.compile().build());
}
