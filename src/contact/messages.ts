import type { FieldName, Submission } from "./rules";
import { prepareSubmission, type Fault, type Reason } from "./sanitise";

export interface Message {
  title: string;
  text: string;
}

/** The error catalogue (specification, chapter 8); of a refused message only its reason differs. */
export interface Messages extends Record<"rateLimit" | "sendFailed" | "sendSucceeded", Message> {
  emptyField: Message;
  emptyEmail: Message;
  fieldTooLong: Message;
  messageRefused: Message;
  messageTooShort: string;
  messageTooLong: string;
  messageSuspicious: string;
}

/** What is wrong, in words. */
export function describeReason(reason: Reason, messages: Messages): Message {
  const words = messages[reason];
  return typeof words === "string" ? { title: messages.messageRefused.title, text: words } : words;
}

/** When the limit lifts, as the visitor's clock on the wall would show it. */
export function describeLimit(liftsAt: number, { rateLimit }: Messages): Message {
  const time = new Date(liftsAt).toLocaleTimeString([], { timeStyle: "short" });
  return { title: rateLimit.title, text: rateLimit.text.replace("{time}", () => time) };
}

/** A submission with nothing wrong, to judge one field alone in. */
const faultless: Submission = {
  firstName: "A",
  lastName: "B",
  phone: "1",
  email: "a@b.cc",
  message: "A few words",
};

/** What is wrong with one field, whatever stands in the others. */
export function findFieldFault(field: FieldName, value: string): Fault | undefined {
  return prepareSubmission({ ...faultless, [field]: value }).fault;
}
