import type { z } from "zod";

/** What is told of a value of another kind. Not of an object: VS Code would say it of a field that does not belong there, too. */
const typeWords: Record<string, string> = {
  string: "Write a text in double quotes.",
  integer: "Write a whole number, without quotes.",
  number: "Write a number, without quotes.",
  boolean: "Write true or false, without quotes.",
  array: "Write a list in [ ].",
};

/** Makes sentences of what the contract says of a wrong value, a line each. */
function toSentences(said: string): string {
  const sentences = said.split("\n").map((line) => line.charAt(0).toUpperCase() + line.slice(1));
  return `${sentences.join(". ").replace(/\.$/u, "")}.`;
}

/** What the contract says of a value that a check refuses, if it says anything of its own. */
export function explainCheck(error: z.core.$ZodErrorMap<never> | undefined): string | undefined {
  const said = error?.({ code: "custom", input: undefined, path: [] } as never);
  const message = typeof said === "object" ? said?.message : said;
  return message === undefined ? undefined : toSentences(message);
}

/** What is told of a value of a wrong kind, or of none of the choices. */
export function explainKind(type: unknown, choices: readonly string[] | undefined): string | undefined {
  if (choices) return `Choose from: ${choices.join(", ")}.`;
  return typeof type === "string" ? typeWords[type] : undefined;
}
