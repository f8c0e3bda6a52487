import { allowRecording } from "./analytics";
import { answerEvent, controlId, isUnanswered } from "./stored-visits";

/** Shows the question whether visits may be recorded until there is an answer, also from another tab. */
export function askForRecording(): void {
  const question = document.querySelector<HTMLElement>("[data-question]");
  if (!question) return;
  const update = () => {
    question.hidden = !isUnanswered();
  };
  question.addEventListener("click", ({ target }) => {
    const answer = (target as Element).closest("button")?.value;
    if (!answer) return;
    // The button that changes the answer is the one before the question.
    document.getElementById(controlId)?.focus();
    allowRecording(answer === "yes");
  });
  for (const type of ["storage", answerEvent]) addEventListener(type, update);
  update();
}
