import { findElement } from "../browser/find-element";

/** Milliseconds that a form waits for the scripts before it is submitted natively. */
const formTimeout = 8000;

/** Selects islands that do not answer yet. */
export const unanswered = "[data-island]:not([data-started])";

/** Selects controls that need scripts. Those of a form work without. */
const scripted = `${unanswered} :is(button, input):not(form *)`;

/**
 * Queues input that HTML alone cannot handle until its island answers: clicks on buttons that need scripts, and form submissions.
 * @param onInput called with each queued input
 * @returns `replay` repeats the queued input of an island; `submitNatively` lets the browser submit a queued form; `findPressed` returns
 * the control that was pressed last and is not answered; `clear` removes the queued clicks
 */
export function queueInput(onInput: () => void) {
  let pressed: HTMLElement[] = [];
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

  addEventListener(
    "click",
    (event) => {
      const control = findElement(event.target).closest<HTMLElement>(scripted);
      if (!control) return;
      // Its handlers may be there already.
      event.stopPropagation();
      pressed.push(control);
      onInput();
    },
    true,
  );
  addEventListener(
    "submit",
    (event) => {
      if (!findElement(event.target).closest(unanswered)) return;
      event.preventDefault();
      event.stopPropagation();
      submission = event;
      timer ??= setTimeout(submitNatively, formTimeout);
      onInput();
    },
    true,
  );

  return {
    replay(island: Element): void {
      const own = pressed.filter((control) => island.contains(control));
      pressed = pressed.filter((control) => !own.includes(control));
      // Fields have kept what was entered.
      for (const control of own) if (control.localName === "button") control.click();
      if (!submission || !island.contains(submission.target as Element)) return;
      const { form, submitter } = takeSubmission();
      form?.requestSubmit(submitter?.isConnected ? submitter : null);
    },
    submitNatively,
    findPressed: () => pressed.at(-1),
    clear(): void {
      pressed = [];
    },
  };
}
