import { fieldNames, type Submission } from "../../contact/rules";
import { prepareSubmission, type Fault } from "../../contact/sanitise";
import { Refusal } from "./refusal";
import { describeFault } from "../words";

function refuse({ reason, field }: Fault): Refusal {
  const words = describeFault(reason);
  return new Refusal(422, words.text, { field, words });
}

/** What was entered, as far as it is text: it is shown again to a visitor whose form is refused. */
export function readEntered(body: ReadonlyMap<string, unknown>): Submission {
  const entries = fieldNames.map((field) => {
    const value = body.get(field);
    return [field, typeof value === "string" ? value.replace(/\r\n/gu, "\n") : ""];
  });
  return Object.fromEntries(entries) as Submission;
}

/**
 * The submission by the form's own rules, for a browser is never to be trusted.
 * @throws {Refusal} 422 with the field that breaks one
 */
export function readSubmission(body: ReadonlyMap<string, unknown>): Submission {
  const wrong = fieldNames.find((field) => typeof body.get(field) !== "string");
  if (wrong) throw refuse({ reason: "emptyField", field: wrong });
  const { submission, fault } = prepareSubmission(readEntered(body));
  if (fault) throw refuse(fault);
  return submission;
}
