import { writeTable } from "../speed/write-table";
import type { Finding, Judge, Verdict } from "./judge";

/** What came of a judge: a verdict, or why there is none. */
export interface Outcome {
  name: string;
  verdict: Verdict | { absent: string };
}

/** Most places that are told of one mistake. */
const shown = 5;

/** Findings of a judge who has looked at too little to be believed. */
export function findGaps({ least }: Pick<Judge, "least">, looked: Verdict["looked"]): Finding[] {
  return Object.entries(least)
    .filter(([thing, count]) => (looked[thing] ?? 0) < count)
    .map(([thing, count]) => ({
      where: "the judge itself",
      what: `looked at ${looked[thing] ?? 0} ${thing}, which cannot be all: ${count} at least are expected`,
    }));
}

/** Says each mistake once, with the places that have it. */
export function writeFindings(findings: readonly Finding[]): string[] {
  const places = new Map<string, string[]>();
  for (const { where, what } of findings) places.set(what, [...(places.get(what) ?? []), where]);
  return [...places].map(([what, all]) => {
    const rest = all.length > shown ? ` and ${all.length - shown} more` : "";
    return `${what}\n  ${all.slice(0, shown).join(", ")}${rest}`;
  });
}

function writeLooked(looked: Verdict["looked"]): string {
  return Object.entries(looked)
    .map(([thing, count]) => `${count} ${thing}`)
    .join(", ");
}

/** One line for each judge. */
export function writeSummary(outcomes: readonly Outcome[]): string {
  const rows = outcomes.map(({ name, verdict }) =>
    "absent" in verdict
      ? [name, "nothing: could not judge here", "–"]
      : [name, writeLooked(verdict.looked), String(verdict.findings.length)],
  );
  return writeTable(["judge", "looked at", "findings"], rows, 2);
}

/** The last line. A judge who could not judge has not passed. */
export function writeEnd(outcomes: readonly Outcome[]): string {
  const verdicts = outcomes.flatMap(({ verdict }) => ("absent" in verdict ? [] : [verdict]));
  const content = verdicts.filter(({ findings }) => findings.length === 0).length;
  const parts = [`content: ${content}`, `with findings: ${verdicts.length - content}`];
  const absent = outcomes.length - verdicts.length;
  if (absent > 0) parts.push(`could not judge here: ${absent}`);
  return `Judges ${parts.join(", ")}`;
}

export function countFindings(outcomes: readonly Outcome[]): number {
  return outcomes.reduce((sum, { verdict }) => sum + ("absent" in verdict ? 0 : verdict.findings.length), 0);
}
