import { useEffect, useLayoutEffect, useRef, type SyntheticEvent } from "react";

import strings from "#content/interface.json?form";
import { hydratedEvent } from "../browser/hydrated-event";
import { isReachable } from "../browser/is-reachable";
import { useStore } from "../browser/store";
import { clearToasts, showToast } from "../components/toast/toasts";
import { cleanBeforeInput, cleanControl, cleanOthers, findControl, findTarget, readControls } from "./controls";
import { attempt, chooseId, removeDraft, storeDraft, useDraft } from "./draft";
import { fieldNames, findMissing, relayUrl, trapName, type Submission } from "./rules";
import type { Message } from "./sanitize";
import { loadSending, useFieldErrors } from "./use-field-errors";

type Sending = Awaited<ReturnType<typeof loadSending>>;

/** Events on the window after which fields may have another value. React sees no input before the replay. */
const signsOfFilling =
  `focus focusin focusout pointerover pointerdown animationstart pageshow visibilitychange ${hydratedEvent}`.split(" ");

/** Milliseconds. */
const fillTime = 500;

/** Guards against a second submit before the next render, so it is not React state. */
let isSubmitting = false;

/** Manages the contact form: validation, draft, submission and focus. */
export function useContactForm() {
  const form = useRef<HTMLFormElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const shownSince = useRef(0);
  const pressed = useRef<HTMLElement>(null);
  const { entered, sent, update, reset } = useDraft(form);
  const { errors, setError, clearErrors, onBlur, onPointerDown } = useFieldErrors();
  const state = useStore(attempt);
  const missing = findMissing(entered);

  function onType(event: Event) {
    const target = findTarget(event);
    if (!target || !form.current) return;
    // Cleaned on `compositionend`.
    const { inputType, isComposing } = event instanceof InputEvent ? event : {};
    if (!isComposing) cleanControl(target.control, target.field, inputType);
    setError(target.field, undefined);
    saveEntries(form.current);
  }

  /** Reads fields that were filled in without an event, e.g. by a password manager or by the browser on return. */
  function onFill() {
    if (!form.current || state === "sending") return;
    cleanOthers(form.current);
    const current = readControls(form.current);
    if (fieldNames.some((field) => current[field] !== entered[field])) saveEntries(form.current);
  }

  function saveEntries(element: HTMLFormElement) {
    update(readControls(element));
    // After a failure, submitting loads it again.
    loadSending().catch(() => undefined);
  }

  useEffect(() => {
    shownSince.current = performance.now();
  }, []);

  // React has no props for some of these events. Form fillers dispatch only `change`, or nothing.
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    form.current?.addEventListener("beforeinput", cleanBeforeInput, { signal });
    form.current?.addEventListener("change", onType, { signal });
    for (const type of signsOfFilling) addEventListener(type, onFill, { signal });
    // Some fillers act after the page has loaded.
    const timer = setTimeout(onFill, fillTime);
    return () => {
      clearTimeout(timer);
      listening.abort();
    };
  });

  // Resets the form after a success.
  useEffect(() =>
    attempt.subscribe(() => {
      if (attempt.read() === "sent") {
        reset();
        clearErrors();
      }
    }),
  );

  // Not a property: without scripts the button is enabled, and the loader of the page disables it before React knows of it.
  useLayoutEffect(() => {
    if (button.current) button.current.disabled = state === "sending" || missing.length > 0;
  }, [state, missing.length]);

  // The disabled button loses focus: moves it to the panel after a success, and back to the button after a failure.
  useLayoutEffect(() => {
    const isLost = document.activeElement === document.body;
    if (state === "sent" && pressed.current) panel.current?.focus();
    if (state === "failed" && isLost) pressed.current?.focus({ preventScroll: true });
  }, [state]);

  function showError(message: Message) {
    showToast({ kind: "failure", ...message });
  }

  /** Returns the sanitized submission; undefined if invalid, and shows the error. */
  function validate(element: HTMLFormElement, current: Submission, sending: Sending): Submission | undefined {
    const liftsAt = sending.findLimit();
    if (liftsAt !== undefined) {
      showError(sending.describeLimit(liftsAt));
      return undefined;
    }
    const { submission, error } = sending.prepareSubmission(current);
    if (error) {
      const message = sending.describeReason(error.reason);
      showError(message);
      setError(error.field, message.text);
      findControl(element, error.field)?.focus();
    }
    return submission;
  }

  /** Sends the form and shows the result. */
  async function submit(element: HTMLFormElement) {
    if (isSubmitting) return;
    clearToasts();
    const current = readControls(element);
    pressed.current = document.activeElement as HTMLElement | null;
    isSubmitting = true;
    try {
      const sending = await loadSending().catch(async (error: unknown) => {
        if (!(await isReachable(location.href))) throw error;
      });
      if (!sending) {
        // The script is missing or blocked: submits natively.
        element.submit();
        return;
      }
      const submission = validate(element, current, sending);
      if (!submission) return;
      const id = chooseId(sent.current, submission);
      attempt.write("sending");
      update(current, { id, submission });
      const url = relayUrl(process.env.GATSBY_RELAY_URL);
      const shownFor = performance.now() - shownSince.current;
      const trap = findControl(element, trapName)?.value ?? "";
      const isPrivate = sending.hasPrivacySignal();
      const request = sending.send({ url, submission, id, now: new Date(), shownFor, trap, isPrivate }, fetch);
      await request.catch((error: unknown) => {
        // `fetch` throws a TypeError if the request was not sent, which does not count.
        if (!(error instanceof TypeError)) sending.countAttempt();
        throw error;
      });
      sending.countAttempt();
      removeDraft();
      attempt.write("sent");
      showToast({ kind: "success", ...strings.sendSucceeded });
    } catch {
      storeDraft({ entered: current, sent: sent.current, failed: true });
      attempt.write("failed");
      showToast({ kind: "failure", ...strings.sendFailed });
    } finally {
      isSubmitting = false;
    }
  }

  function onEdit({ nativeEvent }: SyntheticEvent<HTMLFormElement>) {
    onType(nativeEvent);
  }

  function onSubmit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    void submit(event.currentTarget);
  }

  const handlers = { onInput: onEdit, onCompositionEnd: onEdit, onBlur, onPointerDown, onSubmit };
  return { form, button, panel, entered, missing, errors, state, handlers };
}
