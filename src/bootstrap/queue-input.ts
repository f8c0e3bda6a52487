import { findElement } from "../browser/find-element";

/** Milliseconds that a form waits for the scripts before it is submitted natively. */
const formTimeout = 8000;

/** Selects parts that do not answer yet. */
export const unanswered = "[data-part]:not([data-started])";

/** Selects buttons that need scripts. Form buttons work without. */
const scripted = `${unanswered} button:not(form *)`;

/** Selects other controls that need scripts, whose input stays in the document. */
const inputs = `${unanswered} input:not(form *)`;

/** Events that make React hydrate synchronously, instead of in slices. */
const urgent = `pointerdown pointerup mousedown mouseup touchstart touchend click
  keydown keypress keyup textInput input compositionstart compositionend`.split(/\s+/u);

/**
 * Queues input that HTML alone cannot handle until its part answers: clicks on buttons that need scripts, and form submissions.
 * @param onInput called with each queued input
 * @returns `replay` repeats the queued input of a part; `submitNatively` lets the browser submit a queued form; `findPressed` returns
 * the control that was pressed last and is not answered; `clear` removes the queued clicks
 */
export function queueInput(onInput: () => void) {
  let pressed: HTMLElement[] = [];
  let last: Element | undefined;
  let submission: SubmitEvent | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Returns the queued submission, once. */
  function takeSubmission() {
    clearTimeout(timer);
    timer = undefined;
    const last = submission;
    submission = undefined;
    return { form: last?.target as HTMLFormElement | undefined, submitter: last?.submitter };
  }

  function submitNatively(): void {
    takeSubmission().form?.submit();
  }

  /** React would handle queued clicks twice. Forms read their fields after the replay. */
  function hideFromReact(event: Event): void {
    if (findElement(event.target).closest(unanswered)) event.stopPropagation();
  }

  for (const type of urgent) addEventListener(type, hideFromReact, true);
  addEventListener(
    "click",
    ({ target }) => {
      const button = findElement(target).closest<HTMLElement>(scripted);
      if (button) pressed.push(button);
      const control = button ?? findElement(target).closest(inputs);
      if (!control) return;
      last = control;
      onInput();
    },
    true,
  );
  addEventListener(
    "submit",
    (event) => {
      if (!findElement(event.target).closest(unanswered)) return;
      event.preventDefault();
      submission = event;
      timer ??= setTimeout(submitNatively, formTimeout);
      onInput();
    },
    true,
  );

  return {
    replay(part: Element): void {
      const own = pressed.filter((button) => part.contains(button));
      pressed = pressed.filter((button) => !own.includes(button));
      for (const button of own) button.click();
      if (!submission || !part.contains(submission.target as Element)) return;
      const { form, submitter } = takeSubmission();
      form?.requestSubmit(submitter?.isConnected ? submitter : null);
    },
    submitNatively,
    findPressed: () => last,
    clear(): void {
      pressed = [];
      last = undefined;
    },
  };
}
