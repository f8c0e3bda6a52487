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
 * Remembers the controls of an island before hydration, in case React replaces them. Replaced controls still hold their input.
 * @returns `restore` restores input, focus and caret after React has replaced controls; `report` repeats input that is React's state,
 * and ends the watching of the island: the caller calls it when hydration has ended, also by an error
 */
export function keepInput(container: Element): { restore: () => void; report: () => void } {
  const controls = findControls(container);
  const entered: Entry[] = [];
  let focused = document.activeElement;
  const watching = new AbortController();
  const { signal } = watching;
  for (const type of ["focusin", "focusout"]) {
    const onFocus = () => {
      // Waits for React: removing an element can also dispatch `focusout`.
      queueMicrotask(() => {
        focused = document.activeElement;
      });
    };
    addEventListener(type, onFocus, { signal });
  }

  function remember({ name, type, value, checked }: HTMLInputElement): void {
    if (type === "range" || (type === "radio" && checked)) entered.push({ name, type, value, checked });
  }

  function onInput({ target }: Event): void {
    if (target instanceof HTMLInputElement && container.contains(target)) remember(target);
  }

  controls.filter(isChanged).forEach(remember);
  // Captured, because the queue stops these events.
  addEventListener("input", onInput, { capture: true, signal });

  return {
    restore(): void {
      const rendered = findControls(container);
      for (const control of controls) {
        if (control.isConnected || (control !== focused && !isChanged(control))) continue;
        const counterpart = findCounterpart(rendered, control);
        if (!counterpart) continue;
        copyInput(control, counterpart);
        if (control === focused) copyFocus(control, counterpart);
      }
    },
    report(): void {
      watching.abort();
      const rendered = findControls(container);
      for (const entry of entered) {
        const control = findCounterpart(rendered, entry);
        if (control) repeatInput(entry, control);
      }
    },
  };
}
