import { useRef, useState, type SyntheticEvent } from "react";

import { findTarget } from "./controls";
import { loadSending } from "./load-sending";
import type { Messages } from "./messages";
import type { FieldName } from "./rules";

/**
 * What is said beside each field. A field is judged when it is left.
 * @param invalid said beside a field that was left without anything that counts
 */
export function useFieldErrors(messages: Messages, invalid: string) {
  const [errors, setErrors] = useState<Partial<Record<FieldName, string>>>({});
  const pressing = useRef(false);

  function setError(field: FieldName, text: string | undefined) {
    setErrors((others) => ({ ...others, [field]: text }));
  }

  function onLeave(event: SyntheticEvent<HTMLFormElement>) {
    const target = findTarget(event);
    if (!target || target.control.value === "") return;
    // While a button is being pressed, a line more would move it away from under the pointer. What it does checks everything.
    if (pressing.current) return;
    void judge(target.field, target.control);
  }

  /** Firefox makes a button `:active` only after the field before it was left. */
  function onPress({ target }: SyntheticEvent<HTMLFormElement>) {
    pressing.current = target instanceof Element && target.closest("button") !== null;
    for (const end of ["pointerup", "pointercancel"])
      addEventListener(end, () => (pressing.current = false), { once: true });
  }

  /** Says beside a field what is wrong with it, unless somebody has gone on writing there. */
  async function judge(field: FieldName, control: { value: string }) {
    const { value } = control;
    const sending = await loadSending().catch(() => undefined);
    if (!sending || control.value !== value) return;
    const fault = sending.findFieldFault(field, value);
    const isEmpty = fault?.reason === "emptyField";
    setError(field, fault && (isEmpty ? invalid : sending.describeReason(fault.reason, messages).text));
  }

  return {
    errors,
    setError,
    clearErrors: () => {
      setErrors({});
    },
    onLeave,
    onPress,
  };
}
