import { useEffect, useLayoutEffect, useRef, type SyntheticEvent } from "react";

import { useStore } from "../browser/store";
import { loadToastCard } from "../components/toast/toaster";
import { clearToasts, showToast } from "../components/toast/toasts";
import { attempt } from "./attempt";
import { cleanBeforeInput, cleanControl, findControl, findTarget, readControls } from "./controls";
import { chooseId, makeId } from "./draft";
import { relayUrl } from "./limits";
import { loadSending, type Sending } from "./load-sending";
import type { Message, Messages } from "./messages";
import { trapName, type Submission } from "./rules";
import { removeDraft, storeDraft, useDraft } from "./use-draft";
import { useFieldErrors } from "./use-field-errors";

/** Two presses before the next render find the state that it was before. */
let isUnderWay = false;

/**
 * The form's life: typing, sending, and what comes of it.
 * @param invalid said beside a field that was left without anything that counts
 */
export function useContactForm(messages: Messages, invalid: string) {
  const form = useRef<HTMLFormElement>(null);
  const shownSince = useRef(0);
  const pressed = useRef<Element>(null);
  const showsFault = useRef(false);
  const { entered, sent, keep, reset } = useDraft(form);
  const { errors, setError, clearErrors, onLeave, onPress } = useFieldErrors(messages, invalid);
  const state = useStore(attempt);

  function onType(event: Event) {
    const target = findTarget(event);
    if (!target || !form.current) return;
    // A composition is cleaned when it ends, which has an event of its own.
    const { inputType, isComposing } = event instanceof InputEvent ? event : {};
    if (!isComposing) cleanControl(target.control, target.field, inputType);
    setError(target.field, undefined);
    keep(readControls(form.current));
    // What cannot be loaded now is asked for again when the form is sent.
    loadSending().catch(() => undefined);
    void loadToastCard();
  }

  useEffect(() => {
    shownSince.current = performance.now();
    const element = form.current;
    element?.addEventListener("beforeinput", cleanBeforeInput);
    return () => {
      element?.removeEventListener("beforeinput", cleanBeforeInput);
      // On another page nobody sees what it is about.
      if (showsFault.current) clearToasts();
    };
  }, []);

  // React has no prop for the browser's own change event, with which some programs report what they fill in.
  useEffect(() => {
    const element = form.current;
    element?.addEventListener("change", onType);
    return () => {
      element?.removeEventListener("change", onType);
    };
  });

  // A success empties the form, also that of a visitor who left and came back meanwhile.
  useEffect(() =>
    attempt.subscribe(() => {
      if (attempt.read() !== "idle") return;
      reset();
      clearErrors();
      form.current?.focus({ preventScroll: true });
    }),
  );

  // A button that cannot be pressed loses the focus. It is given back as soon as it can be, unless the visitor has gone on.
  // The toasts, which come with the failure, then find it there and make room for it.
  useLayoutEffect(() => {
    const isLost = document.activeElement === document.body;
    if (state === "failed" && isLost && pressed.current instanceof HTMLElement)
      pressed.current.focus({ preventScroll: true });
  }, [state]);

  function fail(message: Message) {
    showsFault.current = true;
    showToast({ kind: "failure", ...message });
  }

  /** Returns what is sent. When something prevents that, shows it and returns nothing. */
  function check(element: HTMLFormElement, current: Submission, sending: Sending): Submission | undefined {
    const liftsAt = sending.findLimit();
    if (liftsAt !== undefined) {
      fail(sending.describeLimit(liftsAt, messages));
      return undefined;
    }
    const { submission, fault } = sending.prepareSubmission(current);
    if (fault) {
      const message = sending.describeReason(fault.reason, messages);
      fail(message);
      setError(fault.field, message.text);
      findControl(element, fault.field)?.focus();
    }
    return submission;
  }

  async function deliver(submission: Submission, id: string, trap: string, sending: Sending) {
    // Nothing can be sent, so that nothing counts as sent.
    if (!navigator.onLine) throw new Error("offline");
    sending.countAttempt();
    const url = relayUrl(process.env.GATSBY_RELAY_URL);
    const shownFor = performance.now() - shownSince.current;
    await sending.send({ url, submission, id, now: new Date(), shownFor, trap }, fetch);
  }

  /** Sends, and shows the outcome wherever the visitor is by then. */
  async function submit(element: HTMLFormElement) {
    if (isUnderWay) return;
    clearToasts();
    showsFault.current = false;
    const current = readControls(element);
    pressed.current = document.activeElement;
    isUnderWay = true;
    try {
      const sending = await loadSending().catch((error: unknown) => {
        if (!navigator.onLine) throw error;
      });
      if (!sending) {
        // Its file is gone, or kept back: the relay can be asked without it.
        element.submit();
        return;
      }
      const submission = check(element, current, sending);
      if (!submission) return;
      const id = chooseId(sent.current, submission, makeId);
      attempt.write("sending");
      keep(current, { id, submission });
      await deliver(submission, id, findControl(element, trapName)?.value ?? "", sending);
      removeDraft();
      attempt.write("idle");
      showToast({ kind: "success", ...messages.sendSucceeded });
    } catch {
      storeDraft({ entered: current, sent: sent.current, failed: true });
      attempt.write("failed");
      showToast({ kind: "failure", ...messages.sendFailed });
    } finally {
      isUnderWay = false;
    }
  }

  return {
    entered,
    errors,
    state,
    handlers: {
      ref: form,
      onInput: ({ nativeEvent }: SyntheticEvent<HTMLFormElement>) => {
        onType(nativeEvent);
      },
      onCompositionEnd: ({ nativeEvent }: SyntheticEvent<HTMLFormElement>) => {
        onType(nativeEvent);
      },
      onBlur: onLeave,
      onPointerDown: onPress,
      onSubmit: (event: SyntheticEvent<HTMLFormElement>) => {
        event.preventDefault();
        void submit(event.currentTarget);
      },
    },
  };
}
