/** Dispatched on the window after hydration. */
export const hydratedEvent = "page:hydrated";

/** Milliseconds that a form waits for the scripts before it is submitted natively. */
const formTimeout = 8000;

/** Selects buttons that need scripts. Popover buttons and form buttons work without. */
const scripted = "button:not([popovertarget], form *)";

/** Events that make React hydrate synchronously, instead of in slices. */
const urgent = `pointerdown pointerup mousedown mouseup touchstart touchend click
  keydown keypress keyup textInput input compositionstart compositionend`.split(/\s+/u);

/**
 * Queues input before hydration that HTML alone cannot handle: clicks on buttons that need scripts, and form submissions.
 * @param onInput called with each queued input
 * @returns `replay` repeats the queued input; `submitNatively` lets the browser submit a queued form. Either ends the queue.
 */
export function queueInput(onInput: () => void) {
  const pressed: HTMLElement[] = [];
  let submission: SubmitEvent | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };

  /** Returns the queued submission, once. */
  function endQueue() {
    clearTimeout(timer);
    listening.abort();
    const last = submission;
    submission = undefined;
    return { form: last?.target as HTMLFormElement | undefined, submitter: last?.submitter };
  }

  function submitNatively(): void {
    endQueue().form?.submit();
  }

  /**
   * Lets only clicks on links, which Gatsby follows, reach React: it would handle queued clicks twice. Forms read their fields after
   * the replay.
   */
  function hideFromReact(event: Event): void {
    if (event.type !== "click" || !(event.target as Element).closest("a")) event.stopPropagation();
  }

  for (const type of urgent) addEventListener(type, hideFromReact, options);
  addEventListener(
    "click",
    ({ target }) => {
      const button = (target as Element).closest<HTMLElement>(scripted);
      if (!button) return;
      pressed.push(button);
      onInput();
    },
    options,
  );
  addEventListener(
    "submit",
    (event) => {
      event.preventDefault();
      submission = event;
      timer ??= setTimeout(submitNatively, formTimeout);
      onInput();
    },
    options,
  );

  return {
    replay(): void {
      const { form, submitter } = endQueue();
      for (const button of pressed) button.click();
      // React hydrates a section at once for this event, as for a click, but not for a submission.
      form?.dispatchEvent(new Event("change", { bubbles: true }));
      form?.requestSubmit(submitter?.isConnected ? submitter : null);
    },
    submitNatively,
  };
}
