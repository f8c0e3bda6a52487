/** Longest time that a form waits for the scripts, in milliseconds. Then it is sent as a plain form. */
const longestHold = 8000;

/** Ages above which a press is dropped and a form is not sent, in milliseconds: the visitor no longer expects it. */
const oldestPress = 5000;
const oldestForm = 2 * longestHold;

/** Buttons that live by scripts: those that open a popover, or stand in a form, do something without. */
const scripted = "button:not([popovertarget], form *)";

interface Sent {
  form: HTMLFormElement;
  submitter: HTMLElement | null;
  time: number;
}

/** By the clock, for timers do not run while the device sleeps or the page is in the back/forward cache. */
function isRecent({ time }: { time: number }, oldest: number): boolean {
  return Date.now() - time < oldest;
}

/**
 * Keeps what a visitor does before the scripts have taken the page over and what HTML alone cannot do: a press on a button that
 * lives by scripts, and the sending of a form that they would send in place. Links, menus and fields need no keeping.
 * @param onHold called when something is kept
 * @returns `release` does what was kept, `giveUp` does it without scripts as far as that goes
 */
export function holdInput(onHold: () => void): { release: () => void; giveUp: () => void } {
  const pressed: { button: HTMLElement; time: number }[] = [];
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

  /** Stops listening. Returns what is to be sent, once, unless it is too old. */
  function stop(): Sent | undefined {
    clearTimeout(timer);
    listening.abort();
    const last = sent;
    sent = undefined;
    return last && isRecent(last, oldestForm) ? last : undefined;
  }

  function giveUp(): void {
    stop()?.form.submit();
  }

  listen("click", ({ target }) => {
    const button = (target as Element).closest<HTMLElement>(scripted);
    return button && pressed.push({ button, time: Date.now() });
  });
  listen("submit", (event) => {
    const { target, submitter } = event as SubmitEvent;
    timer ??= setTimeout(giveUp, longestHold);
    // A second press sends nothing a second time.
    return (sent = { form: target as HTMLFormElement, submitter, time: Date.now() });
  });

  return {
    release() {
      const last = stop();
      for (const press of pressed.splice(0)) {
        if (isRecent(press, oldestPress)) press.button.click();
      }
      last?.form.requestSubmit(last.submitter?.isConnected ? last.submitter : null);
    },
    giveUp,
  };
}
