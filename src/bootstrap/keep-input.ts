import { readStored, removeStored, store } from "../browser/storage";

/** What a visitor entered into a control; `checked` is missing for a text area. */
type Entry = Pick<HTMLInputElement, "name" | "type" | "value" | "checked">;

/** Entries of a page that was left before hydration. */
const key = "early_input";

function findControls(container: Element): HTMLInputElement[] {
  return [...container.querySelectorAll<HTMLInputElement>("input, textarea")];
}

function isChanged({ value, defaultValue, checked, defaultChecked }: HTMLInputElement): boolean {
  return value !== defaultValue || checked !== defaultChecked;
}

/** The control of an entry. Radio buttons share their name. */
function findControl(controls: readonly HTMLInputElement[], { name, type, value }: Entry) {
  return controls.find((one) => one.name === name && one.type === type && (type !== "radio" || one.value === value));
}

function copyInput({ value, checked }: Entry, to: HTMLInputElement): void {
  Object.assign(to, { value, checked });
}

function copyFocus({ selectionStart, selectionEnd, selectionDirection }: HTMLInputElement, to: HTMLInputElement): void {
  to.focus({ preventScroll: true });
  // In an address field the selection cannot be read.
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

/** Stores what was entered if the page is left before hydration: Gatsby reloads a page of an older deployment. */
export function storeInputOnLeave(): void {
  addEventListener("pagehide", storeInput);
}

/**
 * Called before hydration. Keeps what a visitor enters in case React renders the page again, which replaces its controls. The
 * replaced controls still hold the input.
 * @returns a function that restores input, focus and caret after that; what is rendered later is restored later
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
      // After React's rendering: removing an element can also dispatch `focusout`.
      queueMicrotask(() => {
        focused = document.activeElement;
      });
    });
  }

  function restore(): void {
    // Another page has its own input.
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
