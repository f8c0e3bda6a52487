import MailComposer from "nodemailer/lib/mail-composer";

import { fieldNames } from "../../contact/rules";
import type { Stored } from "./store";
import { fieldLabels, mailWords } from "../words";

/** A mail about a submission. The same submission always gives the same mail, to the byte. */
export interface Mail {
  from: string;
  to: string;
  /** The visitor, unless no header can hold the address. */
  replyTo: string | undefined;
  subject: string;
  text: string;
  /** The same for every try, so that a mail that comes twice is known as one. */
  messageId: string;
  date: Date;
}

/** Hands a mail over. Resolved, it is the provider's to deliver; rejected, it is to be tried again. */
export type SendMail = (mail: Mail) => Promise<void>;

function describeSpam(spam: string): string {
  const words: Record<string, string> = mailWords.signs;
  return spam
    .split(" ")
    .map((sign) => words[sign] ?? sign)
    .join(" ");
}

/** A name as a subject can hold it: its lines are limited (RFC 5322, 2.1.1). The text has the whole. */
function shorten(name: string): string {
  const longest = 80;
  const signs = Array.from(name);
  return signs.length > longest ? `${signs.slice(0, longest).join("")}…` : name;
}

/** Bytes of one encoded word, which has at most 75 characters in all (RFC 2047, 2). */
const wordBytes = 45;

/**
 * Encodes a header value that contains `=?` (RFC 2047): readers of mail would decode it, and with it what the sanitiser removes from
 * plain text. Other values are left to whatever writes the mail.
 */
function encodeHeader(value: string): string {
  if (!value.includes("=?")) return value;
  const words: string[] = [];
  let word = "";
  for (const character of value) {
    if (Buffer.byteLength(word + character) > wordBytes) {
      words.push(word);
      word = "";
    }
    word += character;
  }
  return [...words, word].map((part) => `=?utf-8?B?${Buffer.from(part).toString("base64")}?=`).join(" ");
}

/** The address as every mail server accepts it: an international domain in ASCII (RFC 5891). Nothing where the name before it is not. */
function toReplyAddress(email: string): string | undefined {
  const [name = "", domain = ""] = email.split("@");
  const address = URL.canParse(`http://${domain}`) ? `${name}@${new URL(`http://${domain}`).hostname}` : email;
  return /^[!-~]+$/u.test(address) ? address : undefined;
}

/** Every field, the message last: nothing it says can be taken for a line of the relay's. */
export function writeMail(stored: Stored, { from, to }: Pick<Mail, "from" | "to">): Mail {
  const { id, receivedAt, spam, firstName, lastName, email } = stored;
  const date = new Date(receivedAt);
  const subject = mailWords.subject.replace("{name}", () => shorten(`${firstName} ${lastName}`));
  const lines = [
    ...fieldNames.slice(0, -1).map((field) => [fieldLabels[field], stored[field]]),
    [mailWords.received, date.toISOString()],
    [mailWords.id, id],
    ...(spam ? [[mailWords.spam, describeSpam(spam)]] : []),
  ].map(([label, value]) => `${label ?? ""}: ${value ?? ""}`);
  return {
    from,
    to,
    // A reply to a name beyond ASCII needs mail servers that few have. The text has the address.
    replyTo: toReplyAddress(email),
    subject: encodeHeader(spam ? mailWords.spamSubject.replace("{subject}", () => subject) : subject),
    text: `${lines.join("\n")}\n\n${fieldLabels.message}:\n\n${stored.message}\n`,
    messageId: `<${id}@${from.split("@")[1] ?? "localhost"}>`,
    date,
  };
}

/** The mail as it goes over the wire (RFC 5322, MIME). */
export async function composeMail({ replyTo, ...mail }: Mail): Promise<string> {
  const composer = new MailComposer({
    ...mail,
    ...(replyTo ? { replyTo: { name: "", address: replyTo } } : {}),
    textEncoding: "quoted-printable",
    // RFC 5322, 2.3: a line feed only follows a carriage return.
    newline: "windows",
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return String(await composer.compile().build());
}
