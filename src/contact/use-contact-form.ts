import { useEffect, useLayoutEffect, useRef, useState, type SyntheticEvent } from "react";

import { loadToastCard } from "../components/toast/toaster";
import { useToasts } from "../components/toast/use-toasts";
import { cleanBeforeInput, cleanControl, findControl, findTarget, readControls } from "./controls";
import { chooseId, makeId } from "./draft";
import { relayUrl } from "./limits";
import { loadSending, type Sending } from "./load-sending";
import type { Message, Messages } from "./messages";
import { trapName, type Submission } from "./rules";
import { useDraft } from "./use-draft";
import { useFieldErrors } from "./use-field-errors";

/**
 * The form's life: typing, sending, and what comes of it.
 * @param invalid said beside a field that was left without anything that counts
 */
export function useContactForm(messages: Messages, invalid: string) {
  const form = useRef<HTMLFormElement>(null);
  const shownSince = useRef(0);
  // The state is that of the last render: two presses in one breath would both find it idle.
  const underWay = useRef(false);
  const pressed = useRef<Element>(null);
  const { entered, sent, keep, drop } = useDraft(form);
  const { errors, setError, clearErrors, onLeave, onPress } = useFieldErrors(messages, invalid);
  const [state, setState] = useState<"idle" | "sending" | "failed">("idle");
  const { toasts, show, dismiss, clear } = useToasts();

  useEffect(() => {
    shownSince.current = performance.now();
    const element = form.current;
    element?.addEventListener("beforeinput", cleanBeforeInput);
    return () => {
      element?.removeEventListener("beforeinput", cleanBeforeInput);
    };
  }, []);

  // A button that cannot be pressed loses the focus. It is given back as soon as it can be, unless the visitor has gone on.
  // The toasts, which come with the failure, then find it there and make room for it.
  useLayoutEffect(() => {
    const isLost = document.activeElement === document.body;
    if (state === "failed" && isLost && pressed.current instanceof HTMLElement)
      pressed.current.focus({ preventScroll: true });
  }, [state]);

  function onType(event: Event) {
    const target = findTarget(event);
    if (!target || !form.current) return;
    // What is still being composed is not to be touched; its end is told by an event of its own.
    const { inputType, isComposing } = event instanceof InputEvent ? event : {};
    if (!isComposing) cleanControl(target.control, target.field, inputType);
    setError(target.field, undefined);
    keep(readControls(form.current));
    // What cannot be loaded now is asked for again when the form is sent.
    loadSending().catch(() => undefined);
    void loadToastCard();
  }

  // React has no prop for the browser's own change event, with which some programs report what they fill in.
  useEffect(() => {
    const element = form.current;
    element?.addEventListener("change", onType);
    return () => {
      element?.removeEventListener("change", onType);
    };
  });

  function fail(message: Message) {
    show({ kind: "failure", ...message });
  }

  /** Whether nothing keeps the submission from being sent; what does is shown. */
  function check(element: HTMLFormElement, submission: Submission, sending: Sending): boolean {
    const liftsAt = sending.findLimit();
    const fault = sending.findFault(submission);
    if (liftsAt !== undefined) {
      fail(sending.describeLimit(liftsAt, messages));
    } else if (fault) {
      const message = sending.describeReason(fault.reason, messages);
      fail(message);
      setError(fault.field, message.text);
      findControl(element, fault.field)?.focus();
    }
    return liftsAt === undefined && !fault;
  }

  async function deliver(element: HTMLFormElement, submission: Submission, id: string, sending: Sending) {
    // Nothing can be sent, so that nothing counts as sent.
    if (!navigator.onLine) throw new Error("offline");
    sending.countAttempt();
    const url = relayUrl(process.env.GATSBY_RELAY_URL);
    const shownFor = performance.now() - shownSince.current;
    const trap = findControl(element, trapName)?.value ?? "";
    await sending.send({ url, submission, id, now: new Date(), shownFor, trap }, fetch);
  }

  async function submit(element: HTMLFormElement) {
    if (underWay.current) return;
    clear();
    const current = readControls(element);
    pressed.current = document.activeElement;
    underWay.current = true;
    try {
      const sending = await loadSending().catch((error: unknown) => {
        if (!navigator.onLine) throw error;
      });
      if (!sending) {
        // Its file is gone, or kept back: the relay can be asked without it.
        element.submit();
        return;
      }
      const submission = sending.sanitise(current);
      if (!check(element, submission, sending)) return;
      const id = chooseId(sent.current, submission, makeId);
      keep(current, { id, submission });
      setState("sending");
      await deliver(element, submission, id, sending);
      setState("idle");
      clearErrors();
      drop();
      show({ kind: "success", ...messages.sendSucceeded });
      element.focus({ preventScroll: true });
    } catch {
      setState("failed");
      fail(messages.sendFailed);
    } finally {
      underWay.current = false;
    }
  }

  return {
    entered,
    errors,
    state,
    toasts,
    dismiss,
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
