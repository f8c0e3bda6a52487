import strings from "#content/interface.json";
import { removeScripts } from "./remove-scripts";
import {
  addressPattern,
  angleBrackets,
  cut,
  fieldNames,
  limits,
  normalizePhone,
  sentLength,
  unwrapEmail,
  type FieldName,
  type Submission,
} from "./rules";

/** Error messages (specification, chapter 8), named one by one so that scripts contain no other strings. */
const messages = {
  emptyField: strings.emptyField,
  emptyEmail: strings.emptyEmail,
  fieldTooLong: strings.fieldTooLong,
  messageTooShort: strings.messageTooShort,
  messageTooLong: strings.messageTooLong,
  messageSuspicious: strings.messageSuspicious,
  messageRefused: strings.messageRefused,
};

export type Reason = keyof typeof messages;

interface FieldError {
  reason: Reason;
  field: FieldName;
}

export type Message = typeof strings.sendFailed;

/** Returns the message for an error. Errors of the message field share a title. */
export function describeReason(reason: Reason): Message {
  const message = messages[reason];
  return typeof message === "string" ? { title: messages.messageRefused.title, text: message } : message;
}

/** Maximum length of an entry in UTF-16 code units. Longer entries are rejected, not cut, so that no text is lost. */
const maxEntryLength: Record<FieldName, number> = {
  firstName: 4000,
  lastName: 4000,
  phone: 4000,
  email: 1000,
  message: limits.messageMaximum,
};

const lineBreaks = /\r\n?|[\u0085\u2028\u2029]/gu;
/** Control characters except tab and line feed; bidirectional controls; tags; the byte order mark; lone surrogates. */
const unprintable =
  // eslint-disable-next-line no-control-regex
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff\ufffe\uffff\u{e0000}-\u{e007f}]|\p{Cs}/gu;

const longLink = /https?:\/\/\S{10}/iu;
const spamWord = /\b(?:pharmacy|casino|lottery|winner|viagra)\b/iu;
const longRepeat = /(.)\1{10}/su;
/** Excludes invisible letters such as the Hangul filler. */
const anythingVisible = /(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{N}\p{P}\p{S}]/u;

/** Sanitizes a text until nothing changes: what is removed or cut may join other parts. */
function sanitizeText(text: string): string {
  const plain = text.replace(lineBreaks, "\n").replace(unprintable, "").replace(angleBrackets, "");
  const sent = cut(removeScripts(plain).trim(), sentLength.message).trim();
  return sent === text ? sent : sanitizeText(sent);
}

/** Sanitizes a name to one line, because mail headers contain it. Returns an empty string for an invisible name. */
function sanitizeName(name: string): string {
  const text = sanitizeText(name).replace(/\s+/gu, " ");
  return anythingVisible.test(text) ? text : "";
}

function sanitizeEmail(email: string): string {
  const address = cut(unwrapEmail(email.replace(unprintable, "")), sentLength.email);
  return addressPattern.test(address) ? address : "";
}

/** Sanitizes a phone number. Returns an empty string if it has no digit. */
function sanitizePhone(phone: string): string {
  const signs = normalizePhone(phone)
    .replace(/[^\d+ ()-]/gu, "")
    .trim();
  const number = signs.slice(0, sentLength.phone).trim();
  return /\d/u.test(number) ? number : "";
}

/**
 * Sanitizes entries within `maxEntryLength` (specification, chapter 5, on submit, 2): removes angle brackets, script schemes, event
 * handlers and control characters, and cuts to `sentLength`. Idempotent.
 */
export function sanitize(entered: Submission): Submission {
  return {
    firstName: sanitizeName(entered.firstName),
    lastName: sanitizeName(entered.lastName),
    phone: sanitizePhone(entered.phone),
    email: sanitizeEmail(entered.email),
    message: sanitizeText(entered.message),
  };
}

/** Validates a message (specification, chapter 5, on submit, 5). */
function findMessageError(message: string): Reason | undefined {
  if (message.length < limits.messageMinimum) return "messageTooShort";
  if (message.length > limits.messageMaximum) return "messageTooLong";
  if (longLink.test(message) || spamWord.test(message) || longRepeat.test(message)) return "messageSuspicious";
  return anythingVisible.test(message) ? undefined : "messageRefused";
}

/**
 * Returns the first error of a sanitized submission (specification, chapter 5, on submit, 3 to 5). Reports an empty email address
 * only if no other field is empty.
 */
export function findError(sent: Submission): FieldError | undefined {
  const empty = fieldNames.find((field) => field !== "email" && sent[field] === "");
  if (empty) return { reason: "emptyField", field: empty };
  if (sent.email === "") return { reason: "emptyEmail", field: "email" };
  const reason = findMessageError(sent.message);
  return reason && { reason, field: "message" };
}

/** Sanitizes and validates entries. Rejects entries that are too long before any other rule reads them. */
export function prepareSubmission(
  entered: Submission,
): { submission: Submission; error?: undefined } | { submission?: undefined; error: FieldError } {
  const long = fieldNames.find((field) => entered[field].length > maxEntryLength[field]);
  if (long) return { error: { reason: long === "message" ? "messageTooLong" : "fieldTooLong", field: long } };
  const submission = sanitize(entered);
  const error = findError(submission);
  return error ? { error } : { submission };
}

const valid: Submission = { firstName: "A", lastName: "B", phone: "1", email: "a@b.cc", message: "A few words" };

/** Validates one field independently of the others. */
export function findFieldError(field: FieldName, value: string): FieldError | undefined {
  return prepareSubmission({ ...valid, [field]: value }).error;
}
