import { limits } from "./limits";

/** Name of the field that nobody sees: what is in it was written by a machine. Browsers fill in none of this name. */
export const trapName = "subject_line";

/** The fields of a request, in the order in which they stand in the form and are checked. */
export const fieldNames = ["firstName", "lastName", "phone", "email", "message"] as const;
export type FieldName = (typeof fieldNames)[number];

/** A contact submission (specification, chapter 3): all strings, all required. */
export type Submission = Record<FieldName, string>;

/** How much of a field is sent, in UTF-16 code units. */
export const sentLength: Record<FieldName, number> = {
  firstName: limits.text,
  lastName: limits.text,
  phone: limits.phone,
  email: limits.email,
  message: limits.text,
};

export const angleBrackets = /[<>]/gu;
/** The beginning of a text. A surrogate pair at its end is not cut in two. */
export function cut(text: string, length: number): string {
  if (text.length <= length) return text;
  const isPairCut = /[\ud800-\udbff]/u.test(text.charAt(length - 1));
  return text.slice(0, isPairCut ? length - 1 : length);
}

/**
 * What a field may hold while it is typed in (specification, chapter 5, per keystroke).
 * @param value what the visitor has made of it
 */
export function cleanKeystroke(field: FieldName, value: string): string {
  if (field === "email") return value.toLowerCase().trim();
  if (field === "phone") return value.replace(/[^\d+\s()-]/gu, "");
  const text = value.replace(angleBrackets, "");
  return field === "message" ? cut(text, limits.messageMaximum) : text;
}

/** Whether the form may be sent (specification, chapter 5, submit enabled check). */
export function maySubmit(entered: Submission): boolean {
  return findMissing(entered).length === 0;
}

/** The fields that keep the form from being sent, in their order. */
export function findMissing(entered: Submission): FieldName[] {
  return fieldNames.filter((field) => {
    const value = entered[field].trim();
    if (field === "email") return !value.includes("@");
    return value.length < (field === "message" ? limits.messageMinimum : 1);
  });
}
