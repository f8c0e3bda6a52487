/** Longest time that a form waits for the scripts, in milliseconds. Then it is sent as a plain form. */
const longestHold = 8000;

/** Buttons that live by scripts: those that open a popover, or stand in a form, do something without. */
const scripted = "button:not([popovertarget], form *)";

interface Sent {
  form: HTMLFormElement;
  submitter: HTMLElement | null;
}

/**
 * Keeps what a visitor does before the scripts have taken the page over and what HTML alone cannot do: a press on a button that
 * lives by scripts, and the sending of a form that they would send in place. Links, menus and fields need no keeping.
 * @param onHold called when something is kept
 * @returns `release` does what was kept, `giveUp` does it without scripts as far as that goes
 */
export function holdInput(onHold: () => void): { release: () => void; giveUp: () => void } {
  const pressed: HTMLElement[] = [];
  let sent: Sent | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listening = new AbortController();

  function listen(type: "click" | "submit", keep: (event: Event) => unknown): void {
    const hold = (event: Event) => {
      if (!keep(event)) return;
      event.preventDefault();
      onHold();
    };
    addEventListener(type, hold, { capture: true, signal: listening.signal });
  }

  /** Keeps nothing more, and hands over what is to be sent, once. */
  function stop(): Sent | undefined {
    clearTimeout(timer);
    listening.abort();
    const last = sent;
    sent = undefined;
    return last;
  }

  function giveUp(): void {
    stop()?.form.submit();
  }

  listen("click", ({ target }) => {
    const button = (target as Element).closest<HTMLElement>(scripted);
    return button && pressed.push(button);
  });
  listen("submit", (event) => {
    const { target, submitter } = event as SubmitEvent;
    timer ??= setTimeout(giveUp, longestHold);
    // A second press sends nothing a second time.
    return (sent = { form: target as HTMLFormElement, submitter });
  });

  return {
    release() {
      const last = stop();
      for (const button of pressed.splice(0)) button.click();
      last?.form.requestSubmit(last.submitter?.isConnected ? last.submitter : null);
    },
    giveUp,
  };
}
