/** Limits of the form (specification, chapters 5 and 9): UTF-16 code units, as `maxlength` counts, and milliseconds. */
export const limits = {
  messageMinimum: 10,
  messageMaximum: 2000,
  /** Requests of one browser within a window. */
  requests: 5,
  window: 60 * 60 * 1000,
  timeout: 30_000,
} as const;

/** Path of the relay (specification, chapter 7), below that of the language. A constant for compilers, so that it costs no bytes. */
export const relayPath = (process.env.GATSBY_PATH_PREFIX ?? "") + "/send-email";

/** Returns the URL of the relay. Without a host, it is on this site. */
export function relayUrl(host = ""): string {
  return `${host.replace(/(?<!\/)\/+$/u, "")}${relayPath}`;
}

/** Name of the honeypot field. Browsers do not autofill a field with this name. */
export const trapName = "subject_line";

/** Fields of a submission, in the order of the form and of validation. */
export const fieldNames = ["firstName", "lastName", "phone", "email", "message"] as const;
export type FieldName = (typeof fieldNames)[number];

/** Contact submission (specification, chapter 3). All fields are required. */
export type Submission = Record<FieldName, string>;

export const blank: Submission = { firstName: "", lastName: "", phone: "", email: "", message: "" };

/** Maximum length of each field as it is sent. Longer text is cut. */
export const sentLength: Record<FieldName, number> = {
  firstName: 1000,
  lastName: 1000,
  phone: 20,
  email: 254,
  message: 1000,
};

export const angleBrackets = /[<>]/gu;

/** Truncates a text without splitting a surrogate pair. */
export function cut(text: string, length: number): string {
  if (text.length <= length) return text;
  const isPairCut = /[\ud800-\udbff]/u.test(text.charAt(length - 1));
  return text.slice(0, isPairCut ? length - 1 : length);
}

/** Converts a decimal digit of any script to ASCII. Unicode encodes the digits of a script consecutively, from zero to nine. */
function toAsciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let before = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - before - 1))) before++;
  return String(before % 10);
}

/** Normalizes full-width and similar letters (NFKC) and digits of other scripts, and removes invisible characters. */
function normalize(text: string): string {
  return text
    .replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, "")
    .replace(/(?![0-9])\p{Nd}/gu, toAsciiDigit)
    .normalize("NFKC");
}

/** Converts the digits and dashes of a phone number to ASCII. */
export function normalizePhone(phone: string): string {
  return normalize(phone).replace(/[\p{Pd}\u2212\u30fc]/gu, "-");
}

/** Normalizes an email address and converts it to lower case. */
export function normalizeEmail(email: string): string {
  return normalize(normalize(email).replaceAll("。", ".").toLowerCase());
}

/** Simple address pattern (specification, chapter 5, on submit, 2). */
export const addressPattern = /^[\p{L}\p{N}\p{M}.!#$%&'*+/=?^_`{|}~-]+@[\p{L}\p{N}\p{M}-]+(?:\.[\p{L}\p{N}\p{M}-]+)+$/u;

const opening = /^[\s"'`“”„‘’‚«»‹›(<[,;:]+/u;
const closing = /(?<![\s"'`“”„‘’‚«»‹›)>\],;:.!?、])[\s"'`“”„‘’‚«»‹›)>\],;:.!?、]+$/u;

/**
 * Removes what is around an address that was pasted: a name (`Ann <ann@example.com>`), `mailto:`, quotes, and punctuation, such as the
 * period that phones write for two spaces. Returns other text normalized alone.
 */
export function unwrapEmail(email: string): string {
  const text = normalizeEmail(email).trim();
  if (addressPattern.test(text)) return text;
  const [, enclosed = text] = /^[^<>]*<([^<>]+)>[^<>@]*$/u.exec(text) ?? [];
  const bare = enclosed.replace(opening, "");
  const [linked = ""] = bare.startsWith("mailto:") ? bare.slice("mailto:".length).split("?") : [bare];
  const address = linked.replace(closing, "");
  return addressPattern.test(address) ? address : text;
}

/** Removes the characters that a field does not accept (specification, chapter 5, per keystroke). */
export function cleanKeystroke(field: FieldName, value: string): string {
  if (field === "email") return normalizeEmail(value).trim();
  if (field === "phone") return normalizePhone(value).replace(/[^\d+\s()-]/gu, "");
  const text = value.replace(angleBrackets, "");
  return field === "message" ? cut(text, limits.messageMaximum) : text;
}

/** Lists the incomplete fields, which disable the submit button (specification, chapter 5, submit enabled check). */
export function findMissing(entered: Submission): FieldName[] {
  return fieldNames.filter((field) => {
    const value = entered[field].trim();
    if (field === "email") return !value.includes("@");
    if (field === "phone") return !/\p{Nd}/u.test(value);
    return value.length < (field === "message" ? limits.messageMinimum : 1);
  });
}
