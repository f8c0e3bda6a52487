/**
 * Limits of the contact form (specification, chapters 5 and 9). Lengths count UTF-16 code units, as `maxlength` does; times are in
 * milliseconds.
 */
export const limits = {
  messageMinimum: 10,
  messageMaximum: 2000,
  /** Requests that one browser may send within a window. */
  requests: 5,
  window: 60 * 60 * 1000,
  timeout: 30_000,
} as const;

/** Path of the relay that accepts the form (specification, chapter 7). */
export const relayPath = "/send-email";

/** Address of the relay: its host is a build-time setting; unset, the site's own. */
export function relayUrl(host = ""): string {
  return `${host.replace(/(?<!\/)\/+$/u, "")}${relayPath}`;
}

/** Name of the hidden field that only a machine fills in. No browser completes a field of this name. */
export const trapName = "subject_line";

/** The fields of a submission, in the order of the form and of the checks. */
export const fieldNames = ["firstName", "lastName", "phone", "email", "message"] as const;
export type FieldName = (typeof fieldNames)[number];

/** A contact submission (specification, chapter 3): all strings, all required. */
export type Submission = Record<FieldName, string>;

/** How much of a field is sent. */
export const sentLength: Record<FieldName, number> = {
  firstName: 1000,
  lastName: 1000,
  phone: 20,
  email: 254,
  message: 1000,
};

export const angleBrackets = /[<>]/gu;

/** The start of a text. A surrogate pair at its end is not cut in two. */
export function cut(text: string, length: number): string {
  if (text.length <= length) return text;
  const isPairCut = /[\ud800-\udbff]/u.test(text.charAt(length - 1));
  return text.slice(0, isPairCut ? length - 1 : length);
}

/** A decimal digit of any script as ASCII. Unicode encodes those of a script one after the other, from zero to nine. */
function toAsciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let before = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - before - 1))) before++;
  return String(before % 10);
}

/**
 * Replaces what other keyboards and programs write for the same: full-width and other forms of a character (NFKC), digits of other
 * scripts, dashes, ideographic full stops; removes invisible characters.
 */
function normalize(text: string): string {
  return text
    .replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, "")
    .replace(/(?![0-9])\p{Nd}/gu, toAsciiDigit)
    .normalize("NFKC");
}

/** A phone number as far as it can be read, in ASCII digits. */
export function normalizePhone(phone: string): string {
  return normalize(phone).replace(/[\p{Pd}\u2212\u30fc]/gu, "-");
}

/** An address in lower case, as far as it can be read. */
export function normalizeEmail(email: string): string {
  return normalize(normalize(email).replaceAll("。", ".").toLowerCase());
}

/** What a field may hold after a keystroke (specification, chapter 5, per keystroke). */
export function cleanKeystroke(field: FieldName, value: string): string {
  if (field === "email") return normalizeEmail(value).trim();
  if (field === "phone") return normalizePhone(value).replace(/[^\d+\s()-]/gu, "");
  const text = value.replace(angleBrackets, "");
  return field === "message" ? cut(text, limits.messageMaximum) : text;
}

/** The fields that disable the submit button, in their order (specification, chapter 5, submit enabled check). */
export function findMissing(entered: Submission): FieldName[] {
  return fieldNames.filter((field) => {
    const value = entered[field].trim();
    if (field === "email") return !value.includes("@");
    if (field === "phone") return !/\p{Nd}/u.test(value);
    return value.length < (field === "message" ? limits.messageMinimum : 1);
  });
}
