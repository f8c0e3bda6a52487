import { UsageError } from "../speed/usage-error";
import type { Judge } from "./judge";

export function writeUsage(known: readonly Judge[]): string {
  const width = Math.max(...known.map(({ name }) => name.length));
  const lines = known.map(({ name, asks }) => `  ${name.padEnd(width)}  ${asks}`);
  return `npm run audit -- [judges]; without any, all\n\n${lines.join("\n")}`;
}

/** The judges of these names, in their own order; all when none is named. */
export function chooseJudges<Kind extends Judge>(asked: readonly string[], known: readonly Kind[]): readonly Kind[] {
  const unknown = asked.filter((name) => !known.some((judge) => judge.name === name));
  if (unknown.length > 0) throw new UsageError(`No judge named ${unknown.join(", ")}.\n\n${writeUsage(known)}`);
  return asked.length > 0 ? known.filter(({ name }) => asked.includes(name)) : known;
}
