import strings from "#content/interface.json?form";
import { isReachable } from "../browser/is-reachable";
import { clearToasts, showToast } from "../components/toast/toasts";
import { clearControls, findControl, readControls, type Control } from "./controls";
import { dispatch, formStore, save } from "./form-store";
import { trapName, type FieldName, type Submission } from "./rules";
import type { Message } from "./sanitize";

type Sending = Awaited<ReturnType<typeof loadSending>>;

/** Loads the code that validates and sends. First called when the visitor starts to type. */
function loadSending() {
  return import("./sending");
}

/** Reports a mistake in the code. Visitors learn of failures of the connection and of the relay when they send. */
function reportMistake(error: unknown): void {
  const isExpected = error instanceof Error && ["ChunkLoadError", "SendError"].includes(error.name);
  if (!isExpected) reportError(error);
}

/** Updates the state and the draft after fields were filled in; `field` is the edited one, if known. */
export function saveEntries(form: HTMLFormElement, field?: FieldName) {
  save({ type: "entered", entered: readControls(form), field });
  // After a failure, submitting loads it again.
  loadSending().catch(reportMistake);
}

/** Shows the error of a field unless its value has changed in the meantime. */
export async function validateField(field: FieldName, control: Control) {
  const { value } = control;
  const sending = await loadSending().catch(reportMistake);
  if (!sending || control.value !== value) return;
  const error = sending.findFieldError(field, value);
  const isEmpty = error?.reason === "emptyField";
  const text = error && (isEmpty ? strings.form.invalid : sending.describeReason(error.reason).text);
  dispatch({ type: "validated", field, error: text });
}

function showError(message: Message) {
  showToast({ kind: "failure", ...message });
}

/** Returns the sanitized submission; undefined if invalid, and shows the error. */
function validate(form: HTMLFormElement, current: Submission, sending: Sending): Submission | undefined {
  const limit = sending.findLimit();
  if (limit) {
    showError(limit);
    return undefined;
  }
  const { submission, error } = sending.prepareSubmission(current);
  if (error) {
    const message = sending.describeReason(error.reason);
    showError(message);
    dispatch({ type: "validated", field: error.field, error: message.text });
    findControl(form, error.field)?.focus();
  }
  return submission;
}

async function request(form: HTMLFormElement, submission: Submission, sending: Sending): Promise<void> {
  const id = sending.chooseId(formStore.read().sent, submission);
  save({ type: "sending", entered: readControls(form), sent: { id, submission } });
  const shownFor = sending.measureShown(performance);
  const trap = findControl(form, trapName)?.value;
  const isPrivate = sending.hasPrivacySignal();
  const takeBack = sending.countAttempt();
  const answer = sending.send({ submission, id, now: new Date(), shownFor, trap, isPrivate }, fetch);
  await answer.catch(async (error: unknown) => {
    if (!(error instanceof sending.SendError) || error.cause instanceof TypeError) {
      // The browser also ends the request of a page that is left, which the relay may have received. Its timers do not run any more.
      await new Promise((resolve) => setTimeout(resolve));
      takeBack();
    }
    throw error;
  });
}

/** Sends what the fields hold when the script is loaded. Returns what was sent; undefined if the press ended without a request. */
async function attempt(form: HTMLFormElement): Promise<Submission | undefined> {
  const sending = await loadSending().catch(async (error: unknown) => {
    if (!(await isReachable(location.href))) throw error;
    reportMistake(error);
  });
  // The script is missing or blocked: submits natively.
  if (!sending) form.submit();
  const entered = readControls(form);
  const submission = sending && validate(form, entered, sending);
  if (!submission) return undefined;
  await request(form, submission, sending);
  return entered;
}

/** Sends a form that was pressed, and shows the result. */
export async function submit(form: HTMLFormElement): Promise<void> {
  clearToasts();
  let sent: Submission | undefined;
  try {
    sent = await attempt(form);
  } catch (error) {
    reportMistake(error);
    save({ type: "failed", entered: readControls(form) });
    showError(strings.sendFailed);
    return;
  }
  if (!sent) {
    dispatch({ type: "stopped" });
    return;
  }
  save({ type: "sent", entered: clearControls(form, sent) });
  showToast({ kind: "success", ...strings.sendSucceeded });
}
