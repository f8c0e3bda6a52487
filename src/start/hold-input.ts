/** Longest time that a form waits for the scripts, in milliseconds. Then it is sent as a plain form. */
const longestHold = 8000;

type Held = { button: HTMLElement } | { form: HTMLFormElement; submitter: HTMLElement | null };

/** A button that does something without scripts: it opens a popover, or sends or empties a form. */
function isPlain(button: HTMLButtonElement): boolean {
  return button.hasAttribute("popovertarget") || button.form !== null;
}

/**
 * Keeps what a visitor does before the scripts have taken the page over and what HTML alone cannot do: a press on a button that
 * lives by scripts, and the sending of a form that they would send in place. Links, menus and fields need no keeping.
 * @param onHold called when something is kept
 * @returns `release` does what was kept, `giveUp` does it without scripts as far as that goes
 */
export function holdInput(onHold: () => void): { release: () => void; giveUp: () => void } {
  let held: Held[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function hold(next: Held, event: Event): void {
    event.preventDefault();
    held.push(next);
    onHold();
  }

  function onClick(event: Event): void {
    const button = (event.target as Element).closest("button");
    if (button && !isPlain(button)) hold({ button }, event);
  }

  function onSubmit(event: SubmitEvent): void {
    const form = event.target as HTMLFormElement;
    // A second press sends nothing a second time.
    held = held.filter((other) => !("form" in other));
    hold({ form, submitter: event.submitter }, event);
    timer ??= setTimeout(giveUp, longestHold);
  }

  function stop(): Held[] {
    clearTimeout(timer);
    removeEventListener("click", onClick, true);
    removeEventListener("submit", onSubmit, true);
    return held.splice(0);
  }

  function release(): void {
    for (const one of stop()) {
      if ("button" in one) one.button.click();
      else one.form.requestSubmit(one.submitter?.isConnected ? one.submitter : null);
    }
  }

  function giveUp(): void {
    for (const one of stop()) if ("form" in one) one.form.submit();
  }

  addEventListener("click", onClick, true);
  addEventListener("submit", onSubmit, true);
  return { release, giveUp };
}
