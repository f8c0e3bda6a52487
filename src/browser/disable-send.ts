function updateSend(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>("form[data-contact]:not([novalidate])")) {
    const button = form.querySelector<HTMLButtonElement>("[type=submit]");
    if (button) button.disabled = !form.checkValidity();
  }
}

/** Disables the button of the contact form while it is not valid, until its island does. */
export function disableSend(): void {
  // Captured, because early input is stopped (`src/islands/queue-input.ts`).
  for (const type of ["input", "change", "pageshow"]) addEventListener(type, updateSend, true);
  updateSend();
}
