/** Input of a control. `checked` is missing for a text area. */
type Entry = Pick<HTMLInputElement, "name" | "type" | "value" | "checked">;

function findControls(container: Element): HTMLInputElement[] {
  return [...container.querySelectorAll<HTMLInputElement>("input, textarea")];
}

/** Whether a control was used, filled in by a program or restored by the browser. */
export function isChanged({ value, defaultValue, checked, defaultChecked }: HTMLInputElement): boolean {
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

/** Repeats input of a slider or radio button. */
function repeatInput({ type, value }: Entry, control: HTMLInputElement): void {
  if (type === "radio") {
    control.checked = false;
    control.click();
    return;
  }
  control.value = value;
  control.dispatchEvent(new Event("input", { bubbles: true }));
}

/**
 * Remembers the controls of an island before hydration, in case they are replaced. Replaced controls still hold their input.
 * @returns `restore` restores input, focus and caret of replaced controls; `report` repeats input that is state of the island
 */
export function keepInput(container: Element): { restore: () => void; report: () => void } {
  const controls = findControls(container);
  const focused = document.activeElement;
  const entered = controls
    .filter(
      (control) => isChanged(control) && (control.type === "range" || (control.type === "radio" && control.checked)),
    )
    .map(({ name, type, value, checked }) => ({ name, type, value, checked }));
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
      const rendered = findControls(container);
      for (const entry of entered) {
        const control = findCounterpart(rendered, entry);
        if (control) repeatInput(entry, control);
      }
    },
  };
}
