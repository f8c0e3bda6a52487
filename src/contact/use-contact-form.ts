import { useEffect, useLayoutEffect, useRef, type SyntheticEvent } from "react";

import strings from "#content/interface.json";
import { isReachable } from "../browser/is-reachable";
import { useStore } from "../browser/store";
import { loadToaster } from "../components/toast/frame-toasts";
import { clearToasts, showToast } from "../components/toast/toasts";
import { cleanBeforeInput, cleanControl, cleanOthers, findControl, findTarget, readControls } from "./controls";
import { attempt, chooseId, removeDraft, storeDraft, useDraft } from "./draft";
import { fieldNames, relayUrl, trapName, type Submission } from "./rules";
import type { Message } from "./sanitize";
import { loadSending, useFieldErrors } from "./use-field-errors";

type Sending = Awaited<ReturnType<typeof loadSending>>;

/** Not a state: a second press before the next render must see it. */
let isSubmitting = false;

/** The state of the form while it is filled in and sent. */
export function useContactForm() {
  const form = useRef<HTMLFormElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const shownSince = useRef(0);
  const pressed = useRef<HTMLElement>(null);
  const showsError = useRef(false);
  const { entered, sent, update, reset } = useDraft(form);
  const { errors, setError, clearErrors, onBlur, onPointerDown } = useFieldErrors();
  const state = useStore(attempt);

  function onType(event: Event) {
    const target = findTarget(event);
    if (!target || !form.current) return;
    // A composition is cleaned when it ends, which has an event of its own.
    const { inputType, isComposing } = event instanceof InputEvent ? event : {};
    if (!isComposing) cleanControl(target.control, target.field, inputType);
    setError(target.field, undefined);
    noteEntries(form.current);
  }

  /** Reads fields that a program has filled in without an event. */
  function onFill() {
    if (!form.current || state === "sending") return;
    cleanOthers(form.current);
    const current = readControls(form.current);
    if (fieldNames.some((field) => current[field] !== entered[field])) noteEntries(form.current);
  }

  function noteEntries(element: HTMLFormElement) {
    update(readControls(element));
    // If it cannot be loaded now, submitting loads it again.
    loadSending().catch(() => undefined);
    void loadToaster();
  }

  useEffect(() => {
    shownSince.current = performance.now();
    return () => {
      // Another page does not show the field that the toast is about.
      if (showsError.current) clearToasts();
    };
  }, []);

  // React has no props for some of these events. Programs that fill a form in dispatch `change` alone, or nothing.
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    form.current?.addEventListener("beforeinput", cleanBeforeInput, { signal });
    form.current?.addEventListener("change", onType, { signal });
    for (const type of ["focusin", "focusout", "pointerover", "pointerdown", "animationstart"])
      form.current?.addEventListener(type, onFill, { signal });
    // The browser restores the fields of an earlier visit.
    addEventListener("pageshow", onFill, { signal });
    return () => {
      listening.abort();
    };
  });

  // A success empties the form, also after the visitor left the page and came back.
  useEffect(() =>
    attempt.subscribe(() => {
      if (attempt.read() === "sent") {
        reset();
        clearErrors();
      }
    }),
  );

  // The disabled button loses the focus. A success moves it to the panel; a failure restores it before toasts make room for it.
  useLayoutEffect(() => {
    const isLost = document.activeElement === document.body;
    if (state === "sent" && pressed.current) panel.current?.focus();
    if (state === "failed" && isLost) pressed.current?.focus({ preventScroll: true });
  }, [state]);

  function showError(message: Message) {
    showsError.current = true;
    showToast({ kind: "failure", ...message });
  }

  /** What is sent; undefined after showing why nothing can be. */
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

  /** Sends, and shows the outcome on whichever page the visitor is by then. */
  async function submit(element: HTMLFormElement) {
    if (isSubmitting) return;
    clearToasts();
    void loadToaster();
    showsError.current = false;
    const current = readControls(element);
    pressed.current = document.activeElement as HTMLElement | null;
    isSubmitting = true;
    try {
      const sending = await loadSending().catch(async (error: unknown) => {
        if (!(await isReachable(location.href))) throw error;
      });
      if (!sending) {
        // The script is missing or blocked: the browser submits the form itself.
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
      const request = sending.send({ url, submission, id, now: new Date(), shownFor, trap }, fetch);
      await request.catch((error: unknown) => {
        // `fetch` rejects a request that could not be sent, which does not count.
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
  return { form, panel, entered, errors, state, handlers };
}
