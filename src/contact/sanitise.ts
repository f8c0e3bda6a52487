import { limits } from "./limits";
import { removeScripts } from "./remove-scripts";
import { angleBrackets, cut, fieldNames, type FieldName, type Submission } from "./rules";

/** Why a submission is refused; each is a key of the interface's strings, where its words stand. */
export type Reason =
  | "emptyField"
  | "emptyEmail"
  | "fieldTooLong"
  | "messageTooShort"
  | "messageTooLong"
  | "messageSuspicious"
  | "messageRefused";

export interface Fault {
  reason: Reason;
  field: FieldName;
}

/** The longest entry that any rule reads, in UTF-16 code units. It is refused, and not cut, so that no words are lost unseen. */
const longestEntry: Record<FieldName, number> = {
  firstName: limits.enteredText,
  lastName: limits.enteredText,
  phone: limits.enteredText,
  email: limits.enteredEmail,
  message: limits.messageMaximum,
};

const lineBreaks = /\r\n?|[\u0085\u2028\u2029]/gu;
/**
 * Control characters but tab and line feed, bidirectional marks, overrides and isolates, tags, the byte order mark, half surrogate
 * pairs.
 */
const unspeakable =
  // eslint-disable-next-line no-control-regex
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff\ufffe\uffff\u{e0000}-\u{e007f}]|\p{Cs}/gu;

const addressPattern = /^[\p{L}\p{N}\p{M}.!#$%&'*+/?^_`{|}~-]+@[\p{L}\p{N}\p{M}-]+(?:\.[\p{L}\p{N}\p{M}-]+)+$/u;

const longLink = /https?:\/\/\S{10}/iu;
const spamWord = /\b(?:pharmacy|casino|lottery|winner|viagra)\b/iu;
const longRepeat = /(.)\1{10}/su;
/** Some letters have no shape, as the Hangul filler. */
const anythingVisible = /(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{N}\p{P}\p{S}]/u;

function sanitiseText(text: string): string {
  const plain = text.replace(lineBreaks, "\n").replace(unspeakable, "").replace(angleBrackets, "");
  return cut(removeScripts(plain).trim(), limits.text).trim();
}

/** A name is on one line, because it goes into headers of mail. One that nobody can see is empty. */
function sanitiseName(name: string): string {
  const text = sanitiseText(name).replace(/\s+/gu, " ");
  return anythingVisible.test(text) ? text : "";
}

function sanitiseEmail(email: string): string {
  const address = cut(email.replace(unspeakable, "").trim().toLowerCase(), limits.email);
  return addressPattern.test(address) ? address : "";
}

function sanitisePhone(phone: string): string {
  return phone
    .replace(/[^\d+ ()-]/gu, "")
    .trim()
    .slice(0, limits.phone)
    .trim();
}

/**
 * What is sent of what was entered, within `longestEntry` (specification, chapter 5, on submit, 2). It holds no angle bracket, no script scheme, no event
 * handler, nothing that writes over its surroundings, and no more than the limits; doing it again changes nothing.
 */
export function sanitise(entered: Submission): Submission {
  return {
    firstName: sanitiseName(entered.firstName),
    lastName: sanitiseName(entered.lastName),
    phone: sanitisePhone(entered.phone),
    email: sanitiseEmail(entered.email),
    message: sanitiseText(entered.message),
  };
}

/** Why a message is refused (specification, chapter 5, on submit, 5). */
function findMessageFault(message: string): Reason | undefined {
  if (message.length < limits.messageMinimum) return "messageTooShort";
  if (message.length > limits.messageMaximum) return "messageTooLong";
  if (longLink.test(message) || spamWord.test(message) || longRepeat.test(message)) return "messageSuspicious";
  return anythingVisible.test(message) ? undefined : "messageRefused";
}

/**
 * The first thing wrong with what would be sent (specification, chapter 5, on submit, 3 to 5). An address has a check of its own,
 * hence an empty one is told by that, and only when no other field is empty.
 */
export function findFault(sent: Submission): Fault | undefined {
  const empty = fieldNames.find((field) => field !== "email" && sent[field] === "");
  if (empty) return { reason: "emptyField", field: empty };
  if (sent.email === "") return { reason: "emptyEmail", field: "email" };
  const reason = findMessageFault(sent.message);
  return reason && { reason, field: "message" };
}

/** What is sent of what was entered, or the first thing wrong with it. An entry that is too long is read by no rule. */
export function prepareSubmission(
  entered: Submission,
): { submission: Submission; fault?: undefined } | { submission?: undefined; fault: Fault } {
  const long = fieldNames.find((field) => entered[field].length > longestEntry[field]);
  if (long) return { fault: { reason: long === "message" ? "messageTooLong" : "fieldTooLong", field: long } };
  const submission = sanitise(entered);
  const fault = findFault(submission);
  return fault ? { fault } : { submission };
}
