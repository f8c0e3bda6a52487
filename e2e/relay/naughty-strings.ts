import type { Submission } from "../../src/contact/rules";
import { prepareSubmission } from "../../src/contact/sanitise";
import bigList from "./big-list-of-naughty-strings.json";

/** Nearly 500 strings that have broken software somewhere. */
export const naughtyStrings: readonly string[] = bigList;

/** A submission with nothing wrong. */
export const faultless: Submission = {
  firstName: "Ana",
  lastName: "Ruiz",
  phone: "+34 600 000 000",
  email: "ana@acme.example",
  message: "We would like to see it on our own events.",
};

/** What is to come of a submission by the rules: what its mail says, or why it is refused. */
export function predict(entered: Submission) {
  const { submission, fault } = prepareSubmission({ ...entered, message: entered.message.replace(/\r\n/gu, "\n") });
  return fault ? { refused: fault.reason } : { sent: submission };
}
