import { readStored, removeStored, store } from "../browser/storage";

/** Input of a control. `checked` is missing for a text area. */
type Entry = Pick<HTMLInputElement, "name" | "type" | "value" | "checked">;

/** Storage key for input of a page that was left before hydration. */
const key = "early_input";

function findControls(container: Element): HTMLInputElement[] {
  return [...container.querySelectorAll<HTMLInputElement>("input, textarea")];
}

function isChanged({ value, defaultValue, checked, defaultChecked }: HTMLInputElement): boolean {
  return value !== defaultValue || checked !== defaultChecked;
}

/** Finds the control of an entry. Radio buttons share their name. */
function findControl(controls: readonly HTMLInputElement[], { name, type, value }: Entry) {
  return controls.find((one) => one.name === name && one.type === type && (type !== "radio" || one.value === value));
}

function copyInput({ value, checked }: Entry, to: HTMLInputElement): void {
  Object.assign(to, { value, checked });
}

function copyFocus({ selectionStart, selectionEnd, selectionDirection }: HTMLInputElement, to: HTMLInputElement): void {
  to.focus({ preventScroll: true });
  // Email fields have no readable selection.
  if (selectionStart !== null) to.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? undefined);
}

function storeInput(): void {
  const changed = findControls(document.body).filter(isChanged);
  const entries = changed.map(({ name, type, value, checked }): Entry => ({ name, type, value, checked }));
  if (entries.length > 0) store("session", key, JSON.stringify(entries));
}

function restoreStored(controls: readonly HTMLInputElement[]): void {
  const stored = readStored("session", key);
  if (stored === null) return;
  removeStored("session", key);
  for (const entry of JSON.parse(stored) as Entry[]) {
    const control = findControl(controls, entry);
    if (control && !isChanged(control)) copyInput(entry, control);
  }
}

/** Stores input if the page is left before hydration: Gatsby reloads pages of an older deployment. */
export function storeInputOnLeave(): void {
  addEventListener("pagehide", storeInput);
}

/**
 * Remembers the controls of the page before hydration, in case React replaces them. Replaced controls still hold their input.
 * @returns a function that restores input, focus and caret, also in controls that are rendered later
 */
export function keepInput(container: Element): () => void {
  let controls = findControls(container);
  let focused = document.activeElement;
  const { pathname } = location;
  const observer = new MutationObserver(restore);
  removeEventListener("pagehide", storeInput);
  restoreStored(controls);
  for (const type of ["focusin", "focusout"]) {
    addEventListener(type, () => {
      // Waits for React: removing an element can also dispatch `focusout`.
      queueMicrotask(() => {
        focused = document.activeElement;
      });
    });
  }

  function restore(): void {
    // Input belongs to one page.
    if (location.pathname !== pathname) controls = [];
    const rendered = findControls(container);
    controls = controls.filter((control) => {
      if (control.isConnected) return true;
      if (control !== focused && !isChanged(control)) return false;
      const counterpart = findControl(rendered, control);
      if (!counterpart) return true;
      copyInput(control, counterpart);
      if (control === focused) copyFocus(control, counterpart);
      return false;
    });
    if (controls.every(({ isConnected }) => isConnected)) observer.disconnect();
    else observer.observe(container, { childList: true, subtree: true });
  }
  return restore;
}
