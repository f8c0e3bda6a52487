type Control = HTMLInputElement | HTMLTextAreaElement;

function findControls(container: Element): Control[] {
  return [...container.querySelectorAll<Control>("input, textarea")];
}

function isChanged(control: Control): boolean {
  if ("checked" in control && control.checked !== control.defaultChecked) return true;
  return control.value !== control.defaultValue;
}

/** Radio buttons share their name. */
function isSame(one: Control, other: Control): boolean {
  return one.name === other.name && one.type === other.type && (one.type !== "radio" || one.value === other.value);
}

function copyInput(from: Control, to: Control): void {
  if ("checked" in from && "checked" in to) to.checked = from.checked;
  to.value = from.value;
}

function copyFocus({ selectionStart, selectionEnd, selectionDirection }: Control, to: Control): void {
  to.focus({ preventScroll: true });
  // In an address field the selection cannot be read.
  if (selectionStart !== null) to.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? undefined);
}

/**
 * Keeps what a visitor enters before hydration in case React renders the page again, which replaces its controls. The replaced
 * controls still hold the input.
 * @returns a function that restores input, focus and caret after that; what is rendered later is restored later
 */
export function keepInput(container: Element): () => void {
  let controls = findControls(container);
  let focused = document.activeElement;
  const { pathname } = location;
  const observer = new MutationObserver(restore);
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
      const counterpart = rendered.find((other) => isSame(control, other));
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
