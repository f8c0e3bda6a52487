import { useRef, useState, type SyntheticEvent } from "react";

import strings from "#content/interface.json?form";
import { findTarget, type Control } from "./controls";
import type { FieldName } from "./rules";

/** Loads the code that validates and sends. First called when the visitor starts to type. */
export function loadSending() {
  return import("./sending");
}

/** Manages the error of each field. A field is validated when it loses focus. */
export function useFieldErrors() {
  const [errors, setErrors] = useState<Partial<Record<FieldName, string>>>({});
  const pressing = useRef(false);

  function setError(field: FieldName, text: string | undefined) {
    setErrors((others) => ({ ...others, [field]: text }));
  }

  /** Shows the error of a field unless its value has changed in the meantime. */
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
      // An error message would move a pressed button away from the pointer. Submitting validates all fields.
      if (target && target.control.value !== "" && !pressing.current) void validate(target.field, target.control);
    },
    // Firefox sets `:active` on a button only after the previous field has lost focus.
    onPointerDown({ target }: SyntheticEvent<HTMLFormElement>) {
      pressing.current = target instanceof Element && target.closest("button") !== null;
      for (const end of ["pointerup", "pointercancel"])
        addEventListener(end, () => (pressing.current = false), { once: true });
    },
  };
}
