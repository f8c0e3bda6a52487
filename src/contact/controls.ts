import {
  cleanKeystroke,
  cut,
  fieldNames,
  limits,
  normalizeEmail,
  unwrapEmail,
  type FieldName,
  type Submission,
} from "./rules";

export type Control = HTMLInputElement | HTMLTextAreaElement;

function isControl(element: unknown): element is Control {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
}

export function findControl(form: HTMLFormElement, name: string): Control | undefined {
  const control = form.elements.namedItem(name);
  return isControl(control) ? control : undefined;
}

export function readControls(form: HTMLFormElement): Submission {
  const entries = fieldNames.map((field) => [field, findControl(form, field)?.value ?? ""]);
  return Object.fromEntries(entries) as Submission;
}

/** Returns the control of an event if it is a field of the submission. */
export function findTarget({ target }: Pick<Event, "target">): { control: Control; field: FieldName } | undefined {
  if (!isControl(target)) return undefined;
  const field = fieldNames.find((name) => name === target.name);
  return field && { control: target, field };
}

/** Edits the focused control. No other API preserves the browser's undo history. */
function edit(command: "insertText" | "delete" | "undo" | "redo", text?: string): boolean {
  // eslint-disable-next-line @typescript-eslint/no-deprecated
  return document.execCommand(command, false, text);
}

/** Returns the part of a text that the control accepts at its selection. */
function cleanInsertion({ value, selectionStart, selectionEnd }: Control, field: FieldName, text: string): string {
  // Browsers hide the caret of email fields, so spaces can be trimmed only when the field is empty.
  if (field === "email" && value !== "") return normalizeEmail(text);
  const clean = cleanKeystroke(field, text);
  if (field !== "message") return clean;
  const selected = (selectionEnd ?? 0) - (selectionStart ?? 0);
  return cut(clean, Math.max(0, limits.messageMaximum - value.length + selected));
}

/** Removes forbidden characters before they are entered, so that the undo history is preserved. */
export function cleanBeforeInput(event: InputEvent): void {
  const target = findTarget(event);
  const text = event.data?.replace(/\r\n?/gu, "\n");
  // Drops are cleaned afterwards, because the drop position is not selected yet. Compositions are cleaned when they end.
  if (!target || !text || event.isComposing || !event.cancelable || event.inputType === "insertFromDrop") return;
  const clean = cleanInsertion(target.control, target.field, text);
  if (clean === text) return;
  if (clean === "" || edit("insertText", clean)) event.preventDefault();
}

/**
 * Cleans text that was dropped, composed or filled in. Shows an address alone as soon as its field has lost focus. Keeps the caret between the same characters, except in email fields, where
 * it moves to the end.
 * @param inputType of the event; undo and redo skip states that were not clean
 */
export function cleanControl(control: Control, field: FieldName, inputType?: string): void {
  const { value, selectionEnd } = control;
  const isFocused = document.activeElement === control;
  const clean = field === "email" && !isFocused ? unwrapEmail(value) : cleanKeystroke(field, value);
  if (clean === value) return;
  if (!isFocused) {
    control.value = clean;
    return;
  }
  if (inputType === "historyUndo" && edit("undo")) return;
  if (inputType === "historyRedo" && edit("redo")) return;
  control.select();
  if (!edit(clean === "" ? "delete" : "insertText", clean)) control.value = clean;
  if (selectionEnd === null) return;
  const before = cleanKeystroke(field, value.slice(0, selectionEnd));
  control.setSelectionRange(before.length, before.length);
}

function listControls(form: HTMLFormElement) {
  return fieldNames.flatMap((field) => {
    const control = findControl(form, field);
    return control ? [{ control, field }] : [];
  });
}

/** Cleans all controls except the focused one, which may be composing. */
export function cleanOthers(form: HTMLFormElement): void {
  for (const { control, field } of listControls(form))
    if (document.activeElement !== control) cleanControl(control, field);
}

/** Clears the form after a success, except what is not what was sent, e.g. because a program changed it. Returns what is left. */
export function clearControls(form: HTMLFormElement, sent: Submission): Submission {
  const held = readControls(form);
  form.reset();
  for (const { control, field } of listControls(form)) if (held[field] !== sent[field]) control.value = held[field];
  return readControls(form);
}

/** Fills empty controls from a draft, and cleans text that was typed before hydration. */
export function restoreControls(form: HTMLFormElement, draft: Submission): void {
  const controls = listControls(form);
  for (const { control, field } of controls) control.value ||= draft[field];
  // Cleaning dispatches an input event, whose handler reads all fields.
  for (const { control, field } of controls) cleanControl(control, field);
}
