import { cleanKeystroke, fieldNames, type FieldName, type Submission } from "./rules";

/** What a visitor types into. */
export type Control = HTMLInputElement | HTMLTextAreaElement;

export function findControl(form: HTMLFormElement, name: string): Control | undefined {
  const control = form.elements.namedItem(name);
  return control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement ? control : undefined;
}

export function readControls(form: HTMLFormElement): Submission {
  const entries = fieldNames.map((field) => [field, findControl(form, field)?.value ?? ""]);
  return Object.fromEntries(entries) as Submission;
}

/** The control that an event of the form is about, if it is one of the submission's fields. */
export function findTarget({
  target,
}: {
  target: EventTarget | null;
}): { control: Control; field: FieldName } | undefined {
  if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return undefined;
  const field = fieldNames.find((name) => name === target.name);
  return field && { control: target, field };
}

/**
 * Cleans what was typed into a control, where it stands, with the caret between the same characters as before. An address field
 * does not tell where its caret is; there it goes to the end.
 */
export function cleanControl(control: Control, field: FieldName): void {
  const { value, selectionEnd } = control;
  const held = cleanKeystroke(field, value);
  if (held === value) return;
  control.value = held;
  if (selectionEnd === null || document.activeElement !== control) return;
  const before = cleanKeystroke(field, value.slice(0, selectionEnd));
  control.setSelectionRange(before.length, before.length);
}

/** Types capitals into an address field as small letters, before they stand there and the caret would be lost. */
export function lowerCapitals(event: InputEvent): void {
  const { data, isComposing } = event;
  const small = data?.toLowerCase();
  if (findTarget(event)?.field !== "email" || isComposing || small === undefined || small === data) return;
  // Nothing else types at the caret of such a field, and can be undone.
  // eslint-disable-next-line @typescript-eslint/no-deprecated
  if (document.execCommand("insertText", false, small)) event.preventDefault();
}

/** Fills what is still empty from a draft, and cleans what was typed before the scripts ran. */
export function restoreControls(form: HTMLFormElement, draft: Submission | undefined): void {
  for (const field of fieldNames) {
    const control = findControl(form, field);
    if (!control) continue;
    control.value ||= draft?.[field] ?? "";
    cleanControl(control, field);
  }
}
