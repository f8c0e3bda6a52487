import interfaceStrings from "../../data/interface.json";
import site from "../../data/site.json";
import { describeReason, type Message } from "../contact/messages";
import type { FieldName } from "../contact/rules";
import type { Reason } from "../contact/sanitise";

/** What a visitor is told when nothing more is to be said than that it failed, and when it did not. */
export const sendFailed: Message = interfaceStrings.sendFailed;
export const sendSucceeded: Message = interfaceStrings.sendSucceeded;

/** Asks for another try after a time on the clock, in UTC: the relay does not know the visitor's time zone. */
export function describeWait(until: Date): Message {
  const { title, text } = interfaceStrings.rateLimit;
  return { title, text: text.replace("{time}", `${until.toISOString().slice(11, 16)} UTC`) };
}

export const mailWords = interfaceStrings.requestMail;
export const fieldLabels: Record<FieldName, string> = interfaceStrings.form;
export const { counter } = interfaceStrings.form;

/** How long browsers use HTTPS alone for this host. */
export const { transportSecurity } = site;

/** The company's address: mail goes there unless the settings name another. */
export const companyAddress = site.email;

/** What is wrong, in the words of the error catalogue (specification, chapter 8). */
export function describeFault(reason: Reason): Message {
  return describeReason(reason, interfaceStrings);
}
