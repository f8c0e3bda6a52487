/** Input of a control. `checked` is missing for a text area. */
type Entry = Pick<HTMLInputElement, "name" | "type" | "value" | "checked">;

function findControls(container: Element): HTMLInputElement[] {
  return [...container.querySelectorAll<HTMLInputElement>("input, textarea")];
}

function isChanged({ value, defaultValue, checked, defaultChecked }: HTMLInputElement): boolean {
  return value !== defaultValue || checked !== defaultChecked;
}

/** Finds the control of an entry. Radio buttons share their name. */
function findCounterpart(controls: readonly HTMLInputElement[], { name, type, value }: Entry) {
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

/** Repeats input of a slider or radio button for React, which ignores input that does not change what it last saw. */
function repeatInput({ type, value }: Entry, control: HTMLInputElement): void {
  if (type === "radio") {
    control.checked = false;
    control.click();
    return;
  }
  control.value = control.defaultValue;
  // React sees what is set on the element itself.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(control, value);
  control.dispatchEvent(new Event("input", { bubbles: true }));
}

/**
 * Remembers the controls of a part before hydration, in case React replaces them. Replaced controls still hold their input.
 * @returns `restore` restores input, focus and caret, also in controls that are rendered later; `report` repeats input that is
 * React's state
 */
export function keepInput(container: Element): { restore: () => void; report: () => void } {
  let controls = findControls(container);
  let focused = document.activeElement;
  const observer = new MutationObserver(restore);
  for (const type of ["focusin", "focusout"]) {
    addEventListener(type, () => {
      // Waits for React: removing an element can also dispatch `focusout`.
      queueMicrotask(() => {
        focused = document.activeElement;
      });
    });
  }

  function restore(): void {
    const rendered = findControls(container);
    controls = controls.filter((control) => {
      if (control.isConnected) return true;
      if (control !== focused && !isChanged(control)) return false;
      const counterpart = findCounterpart(rendered, control);
      if (!counterpart) return true;
      copyInput(control, counterpart);
      if (control === focused) copyFocus(control, counterpart);
      return false;
    });
    if (controls.every(({ isConnected }) => isConnected)) observer.disconnect();
    else observer.observe(container, { childList: true, subtree: true });
  }
  const entered: Entry[] = [];

  function remember({ name, type, value, checked }: HTMLInputElement): void {
    if (type === "range" || (type === "radio" && checked)) entered.push({ name, type, value, checked });
  }

  function onInput({ target }: Event): void {
    if (target instanceof HTMLInputElement && container.contains(target)) remember(target);
  }

  controls.filter(isChanged).forEach(remember);
  // Captured, because the queue stops these events.
  addEventListener("input", onInput, true);

  function report(): void {
    removeEventListener("input", onInput, true);
    const rendered = findControls(container);
    for (const entry of entered) {
      const control = findCounterpart(rendered, entry);
      if (control) repeatInput(entry, control);
    }
  }
  return { restore, report };
}
