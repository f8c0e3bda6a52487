import { parseArgs } from "node:util";

import { writeAdvice } from "../problem";
import { addRecord, dropPicture, takePicture } from "./add-record";
import { composeRecord, judgeAnswer, makeSlug, type Answers } from "./compose";
import { newKinds, type NewKind } from "./kinds";
import { listFields, type NewField } from "./list-fields";

/** How questions reach a person; none in a script or on a build server. */
export interface Questions {
  chooseKind: (names: readonly string[]) => Promise<string>;
  ask: (field: NewField, proposal: string | undefined) => Promise<string | readonly string[]>;
}

/** What came of it, in lines for the terminal. */
export interface Made {
  ok: boolean;
  lines: string[];
}

function writeUsage(): string[] {
  const kinds = newKinds.map(({ name }) => name).join(", ");
  return [
    "Makes a piece of content that follows all rules, and asks for what it needs.",
    "",
    `  npm run new                          asks for the kind: ${kinds}`,
    "  npm run new -- job                   asks for the fields of a job",
    '  npm run new -- job --title "…" …     asks for nothing, as long as all fields are given',
    "  npm run new -- job --help            lists the fields",
  ];
}

function writeFields(kind: NewKind): string[] {
  return [
    `Fields of ${kind.definition.noun}:`,
    ...listFields(kind.definition).map(({ name, description, choices, isOptional }) => {
      const end = choices.length > 0 ? `. One of: ${choices.join(", ")}` : "";
      return `  --${name}  ${description}${end}${isOptional ? " (may be left out)" : ""}`;
    }),
  ];
}

function readFlags(fields: readonly NewField[], args: readonly string[]): Record<string, string | string[]> {
  const options = Object.fromEntries(
    fields.map(({ name, isList }) => [name, { type: "string" as const, multiple: isList }]),
  );
  const { values } = parseArgs({ args: [...args], options, strict: true });
  return values as Record<string, string | string[]>;
}

/** Collects what was not given: from the defaults, from a person, or not at all. */
async function completeAnswers(kind: NewKind, given: Answers, today: string, questions: Questions | undefined) {
  const answers: Record<string, string | readonly string[]> = { ...given };
  const defaults = kind.defaults(today);
  for (const field of listFields(kind.definition)) {
    if (answers[field.name] !== undefined) continue;
    const named = kind.namedBy === undefined ? undefined : answers[kind.namedBy];
    const proposal = field.name === "slug" && typeof named === "string" ? makeSlug(named) : defaults[field.name];
    const asks = questions !== undefined && !kind.quiet.includes(field.name) && field.name !== "slug";
    const answer = asks ? await questions.ask(field, proposal) : proposal;
    if (answer !== undefined && answer.length > 0) answers[field.name] = answer;
  }
  // The slug may stand before the words that it is made of.
  const named = kind.namedBy === undefined ? undefined : answers[kind.namedBy];
  if (answers["slug"] === undefined && typeof named === "string") answers["slug"] = makeSlug(named);
  return answers;
}

function listRefusals(fields: readonly NewField[], answers: Answers): string[] {
  return fields.flatMap((field) => {
    const part = field.path.length > 1 ? (field.path[0] ?? "") : undefined;
    const isPartGiven = part !== undefined && Object.keys(answers).some((name) => name.startsWith(`${part}.`));
    const told = judgeAnswer(isPartGiven ? { ...field, isOptional: false } : field, answers[field.name]);
    return told === undefined ? [] : [`--${field.name} ${told}`];
  });
}

/** Makes a record of the answers, with its pictures, unless a rule refuses it. */
async function make(root: string, kind: NewKind, answers: Record<string, string | readonly string[]>): Promise<Made> {
  const fields = listFields(kind.definition);
  const written: (string | undefined)[] = [];
  const name = answers["slug"] ?? answers[kind.definition.labelledBy];
  for (const field of fields.filter(({ rule }) => rule?.kind === "image")) {
    const given = answers[field.name];
    if (typeof given !== "string") continue;
    const picture = takePicture(root, kind, field, given, typeof name === "string" ? name : "");
    if (picture.taken === true)
      return {
        ok: false,
        lines: [`--${field.name} There is a picture ${picture.path} already. Name that, or take it out first.`],
      };
    answers[field.name] = picture.path;
    written.push(picture.written);
  }
  const refusals = listRefusals(fields, answers);
  const outcome = refusals.length > 0 ? undefined : await addRecord(root, kind, composeRecord(fields, answers));
  if (outcome && "file" in outcome) return { ok: true, lines: [`Made ${outcome.file}:${outcome.line}`] };
  written.forEach(dropPicture);
  return { ok: false, lines: [...refusals, ...(outcome?.problems.map(writeAdvice) ?? []), "Nothing was written."] };
}

/** Whether Node did not understand the arguments. */
function isArgsError(error: unknown): error is Error {
  return (
    typeof error === "object" && error !== null && "code" in error && String(error.code).startsWith("ERR_PARSE_ARGS")
  );
}

/**
 * Makes a piece of content as the arguments and the answers have it.
 * @param args of the command, the kind first
 * @param questions how to ask for what was not given; undefined where nobody answers
 */
export async function makeNew(
  root: string,
  args: readonly string[],
  today: string,
  questions?: Questions,
): Promise<Made> {
  const [first, ...flags] = args;
  if (first === "--help" || first === "-h") return { ok: true, lines: writeUsage() };
  const name = first ?? (await questions?.chooseKind(newKinds.map((kind) => kind.name)));
  const kind = newKinds.find((candidate) => candidate.name === name);
  if (!kind) {
    const why = name === undefined ? "Say what to make." : `"${name}" is nothing that can be made.`;
    return { ok: false, lines: [why, "", ...writeUsage()] };
  }
  if (flags.includes("--help") || flags.includes("-h")) return { ok: true, lines: writeFields(kind) };
  try {
    const given = readFlags(listFields(kind.definition), flags);
    return await make(root, kind, await completeAnswers(kind, given, today, questions));
  } catch (error) {
    if (!isArgsError(error)) throw error;
    return { ok: false, lines: [error.message, "", ...writeFields(kind)] };
  }
}
