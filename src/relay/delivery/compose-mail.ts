import MailComposer from "nodemailer/lib/mail-composer";

import strings from "#content/interface.json";
import { fieldNames } from "../../contact/rules";
import type { Stored } from "./store";

/** A mail about a submission. The same submission always produces the same mail, byte for byte. */
export interface Mail {
  from: string;
  to: string;
  /** The visitor, unless no header can hold the address. */
  replyTo: string | undefined;
  subject: string;
  text: string;
  /** The same for every attempt, so that readers of mail recognize a repeated one. */
  messageId: string;
  date: Date;
}

/** A name as a subject can hold it: its lines are limited (RFC 5322, 2.1.1). The text has the whole name. */
function shorten(name: string): string {
  const start = Array.from(name).slice(0, 80).join("");
  return start === name ? name : `${start}…`;
}

/** Headers against automatic replies, which would go to whatever address a stranger has entered (RFC 3834, 5). */
export const automatic = { "Auto-Submitted": "auto-generated", "X-Auto-Response-Suppress": "All" };

/** Bytes of one encoded word: the first one fits the line of the header's name, which has 76 characters (RFC 2047, 2). */
const wordBytes = 30;

/**
 * Encodes a header value that contains `=?` (RFC 2047): readers of mail would decode it, and with it text that the sanitizer removes
 * otherwise. nodemailer encodes all other values.
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

/**
 * The address with an international domain in ASCII (RFC 5891); undefined if the name before it is not ASCII, which few mail servers
 * accept, or if the domain is a number, such as `0x7f.1`.
 */
function toReplyAddress(email: string): string | undefined {
  const [name = "", domain = ""] = email.split("@");
  const host = URL.canParse(`http://${domain}`) ? new URL(`http://${domain}`).hostname : domain;
  const address = `${name}@${host}`;
  return /^[!-~]+$/u.test(address) && /[a-z]/u.test(host) ? address : undefined;
}

/** Every field, the message last: nothing in it can be mistaken for a line of the relay's. */
export function writeMail(stored: Stored, { from, to }: Pick<Mail, "from" | "to">): Mail {
  const { id, receivedAt, spam, firstName, lastName, email, message } = stored;
  const { form, requestMail } = strings;
  const date = new Date(receivedAt);
  const reasons = spam.split(" ").map((sign) => (requestMail.signs as Record<string, string>)[sign] ?? sign);
  const subject = requestMail.subject.replace("{name}", () => shorten(`${firstName} ${lastName}`));
  const lines = [
    ...fieldNames.slice(0, -1).map((field) => `${form[field]}: ${stored[field]}`),
    `${requestMail.received}: ${date.toISOString()}`,
    `${requestMail.id}: ${id}`,
    ...(spam ? [`${requestMail.spam}: ${reasons.join(" ")}`] : []),
  ];
  return {
    from,
    to,
    replyTo: toReplyAddress(email),
    subject: encodeHeader(spam ? requestMail.spamSubject.replace("{subject}", () => subject) : subject),
    text: `${lines.join("\n")}\n\n${form.message}:\n\n${message}\n`,
    messageId: `<${id}@${from.split("@")[1] ?? "localhost"}>`,
    date,
  };
}

/** The mail as it is transferred (RFC 5322, MIME). */
export async function composeMail({ replyTo, ...mail }: Mail): Promise<string> {
  const composer = new MailComposer({
    ...mail,
    ...(replyTo ? { replyTo: { name: "", address: replyTo } } : {}),
    headers: automatic,
    textEncoding: "quoted-printable",
    // RFC 5322, 2.3: a line feed only follows a carriage return.
    newline: "windows",
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return String(await composer.compile().build());
}
