import { cancel, isCancel, multiselect, select, text } from "@clack/prompts";

import { judgeAnswer } from "../new/compose";
import type { NewField } from "../new/list-fields";
import { makeNew, type Questions } from "../new/make-new";

const interrupted = 130;

/** Ends the command when a person presses Ctrl+C: nothing has been written yet. */
function unlessCancelled<Value>(answer: Value): Exclude<Value, symbol> {
  if (!isCancel(answer)) return answer as Exclude<Value, symbol>;
  cancel("Nothing was written.");
  process.exit(interrupted);
}

async function ask(field: NewField, proposal: string | undefined): Promise<string | readonly string[]> {
  const message = `${field.name}: ${field.description}${field.isOptional ? " (Enter to leave it out)" : ""}`;
  const options = field.choices.map((value) => ({ value, label: value }));
  if (options.length > 0) {
    const question = { message, options, ...(proposal === undefined ? {} : { initialValue: proposal }) };
    return unlessCancelled(field.isList ? await multiselect({ message, options }) : await select(question));
  }
  const answer = await text({
    message: field.isList ? `${message}, separated by commas` : message,
    ...(proposal === undefined ? {} : { initialValue: proposal }),
    // A picture may stand anywhere: it is taken into data/images and looked at there.
    validate: (written) => (field.rule?.kind === "image" && written !== "" ? undefined : judgeAnswer(field, written)),
  });
  return unlessCancelled(answer);
}

const questions: Questions = {
  chooseKind: async (names) =>
    unlessCancelled(await select({ message: "What is it?", options: names.map((value) => ({ value, label: value })) })),
  ask,
};

async function main(): Promise<void> {
  const today = new Date().toISOString().slice(0, 10);
  const { ok, lines } = await makeNew(
    process.cwd(),
    process.argv.slice(2),
    today,
    process.stdin.isTTY ? questions : undefined,
  );
  for (const line of lines) (ok ? console.log : console.error)(line);
  process.exitCode = ok ? 0 : 1;
}

void main();
