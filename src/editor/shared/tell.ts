import { writePath } from "../../content/read/value-path";
import type { Path, Told } from "./api";

function startsWith(path: Path, start: Path): boolean {
  return start.every((key, index) => path[index] === key);
}

/** What is told of one value: not of its parts. */
export function problemsAt(problems: readonly Told[], file: string, path: Path): Told[] {
  return problems.filter(
    (told) => told.file === file && told.path?.length === path.length && startsWith(told.path, path),
  );
}

/** What is told of a value and all its parts. */
export function problemsWithin(problems: readonly Told[], file: string, path: Path): Told[] {
  return problems.filter((told) => told.file === file && startsWith(told.path ?? [], path));
}

/**
 * A problem as it is told at its field, where nobody needs to hear which record and which field it is:
 * `job "Analyst": location is missing` is *Still missing.*
 */
export function tellAtField({ message, remedy, path = [] }: Told): string {
  const bare = message.replace(/^[^"]*?(?: "(?:[^"]|"(?!: ))*")?: /u, "");
  // The field is named from its record, which is the file or an entry of its list.
  const names = [path, path.slice(1)].map((place) => `${writePath(place)} `);
  const name = names.find((written) => written !== " " && bare.startsWith(written)) ?? "";
  const said = bare.slice(name.length);
  // What to write into an empty field is what its hint says.
  if (said === "is missing" && remedy.startsWith("Write")) return "Still missing.";
  const short = said.replace(/^is (missing|empty)$/u, "$1").replace(/^is .*, which is (?=not? )/su, "");
  const sentence = `${short.charAt(0).toUpperCase()}${short.slice(1)}. ${remedy.replace(/ in double quotes|, without quotes/gu, "")}`;
  return /[.?!]$/u.test(sentence) ? sentence : `${sentence}.`;
}

/** Both sentences of a problem, for where its place is not on the screen. */
export function tellInFull({ message, remedy }: Told): string {
  return `${message.charAt(0).toUpperCase()}${message.slice(1)}. ${remedy}${/[.?!]$/u.test(remedy) ? "" : "."}`;
}
