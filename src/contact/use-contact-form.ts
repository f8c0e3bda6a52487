import { useEffect, useLayoutEffect, useRef, type SyntheticEvent } from "react";

import { useWindowEvent } from "../browser/events";
import { hydratedEvent } from "../islands/events";
import { useStore } from "../browser/store";
import { cleanBeforeInput, cleanControl, cleanOthers, findTarget, readControls } from "./controls";
import { saveEntries, submit, validateField } from "./form-actions";
import { dispatch, formStore, restoreDraft } from "./form-store";
import { fieldNames, findMissing } from "./rules";

/** Form fillers dispatch only `change`, or nothing. */
const signsOfTyping = ["input", "compositionend", "change"];

/** Events on the window after which fields may have another value. Input before hydration dispatches none. */
const signsOfFilling =
  `focus focusin focusout pointerover pointerdown animationstart pageshow visibilitychange ${hydratedEvent}`.split(" ");

function onType(event: Event) {
  const target = findTarget(event);
  if (!target?.control.form) return;
  // Cleaned on `compositionend`.
  const { inputType, isComposing } = event instanceof InputEvent ? event : {};
  if (!isComposing) cleanControl(target.control, target.field, inputType);
  saveEntries(target.control.form, target.field);
}

/** Reads fields that were filled in without an event, e.g. by a password manager or by the browser on return. */
function readFilled(form: HTMLFormElement) {
  const { entered } = formStore.read();
  cleanOthers(form);
  const current = readControls(form);
  if (fieldNames.some((field) => current[field] !== entered[field])) saveEntries(form);
}

function useFieldValidation() {
  const pressing = useRef(false);

  function release() {
    pressing.current = false;
  }

  // A press may end outside of the form.
  useWindowEvent("pointerup", release);
  useWindowEvent("pointercancel", release);
  return {
    onBlur(event: SyntheticEvent<HTMLFormElement>) {
      const target = findTarget(event);
      if (target) dispatch({ type: "left" });
      // An error message would move a pressed button away from the pointer. Submitting validates all fields.
      if (target && target.control.value !== "" && !pressing.current) void validateField(target.field, target.control);
    },
    // Firefox sets `:active` on a button only after the previous field has lost focus.
    onPointerDown({ target }: SyntheticEvent<HTMLFormElement>) {
      pressing.current = target instanceof Element && target.closest("button") !== null;
    },
  };
}

/** Connects the contact form with its state, and moves the focus after an attempt. */
export function useContactForm() {
  const form = useRef<HTMLFormElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const pressed = useRef<HTMLElement>(null);
  const { status, busy, entered, errors, thanked, folded, left } = useStore(formStore);
  const missing = findMissing(entered);

  useEffect(() => {
    if (form.current) restoreDraft(form.current);
  }, []);

  // There are no props for some of these events.
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const listening = new AbortController();
    const { signal } = listening;
    const onFill = () => readFilled(element);
    element.addEventListener("beforeinput", cleanBeforeInput, { signal });
    for (const type of signsOfTyping) element.addEventListener(type, onType, { signal });
    for (const type of signsOfFilling) addEventListener(type, onFill, { signal });
    return () => listening.abort();
  }, []);

  // Some fillers act after the page has loaded, or after another field was filled in.
  useEffect(() => {
    const timer = setTimeout(() => {
      if (form.current) readFilled(form.current);
    }, 500);
    return () => clearTimeout(timer);
  });

  // Not a property: without scripts the button is enabled, and the loader of the page disables it before hydration.
  useLayoutEffect(() => {
    if (button.current) button.current.disabled = status === "sending" || missing.length > 0;
  }, [status, missing.length]);

  // The disabled button loses focus: moves it to the panel after a success, and back to the button after a failure.
  useLayoutEffect(() => {
    const isLost = document.activeElement === document.body;
    if (status === "sent" && pressed.current) panel.current?.focus();
    if (status === "failed" && isLost) pressed.current?.focus({ preventScroll: true });
  }, [status]);

  function onSubmit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!dispatch({ type: "pressed" })) return;
    pressed.current = document.activeElement as HTMLElement | null;
    void submit(event.currentTarget);
  }

  function onFocus() {
    dispatch({ type: "unfolded" });
  }

  const handlers = { ...useFieldValidation(), onFocus, onSubmit };
  return { form, button, panel, entered, missing, errors, status, busy, thanked, folded, left, handlers };
}
