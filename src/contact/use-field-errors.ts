import { useRef, useState, type SyntheticEvent } from "react";

import strings from "#content/interface.json";
import { findTarget, type Control } from "./controls";
import type { FieldName } from "./rules";

/** Loads the code that validates and sends. The first call is made when somebody starts to type. */
export function loadSending() {
  return import("./sending");
}

/** The error beside each field. A field is validated when it is left. */
export function useFieldErrors() {
  const [errors, setErrors] = useState<Partial<Record<FieldName, string>>>({});
  const pressing = useRef(false);

  function setError(field: FieldName, text: string | undefined) {
    setErrors((others) => ({ ...others, [field]: text }));
  }

  /** Shows a field's error, unless its value has changed meanwhile. */
  async function validate(field: FieldName, control: Control) {
    const { value } = control;
    const sending = await loadSending().catch(() => undefined);
    if (!sending || control.value !== value) return;
    const error = sending.findFieldError(field, value);
    const isEmpty = error?.reason === "emptyField";
    setError(field, error && (isEmpty ? strings.form.invalid : sending.describeReason(error.reason).text));
  }

  return {
    errors,
    setError,
    clearErrors() {
      setErrors({});
    },
    onBlur(event: SyntheticEvent<HTMLFormElement>) {
      const target = findTarget(event);
      // While a button is pressed, a new line would move it away from the pointer. Its action validates everything.
      if (target && target.control.value !== "" && !pressing.current) void validate(target.field, target.control);
    },
    // Firefox makes a button `:active` only after the previous field was left.
    onPointerDown({ target }: SyntheticEvent<HTMLFormElement>) {
      pressing.current = target instanceof Element && target.closest("button") !== null;
      for (const end of ["pointerup", "pointercancel"])
        addEventListener(end, () => (pressing.current = false), { once: true });
    },
  };
}
