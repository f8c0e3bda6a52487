import { offsetAt, type Problem } from "./problem";

interface Change {
  start: number;
  end: number;
  text: string;
}

/** Whether a text is the same between double quotes, in JSON and YAML. */
function needsNoEscape(text: string): boolean {
  return JSON.stringify(text) === `"${text}"`;
}

/** Finds the text that a fix replaces: at the position of the problem, or once in the value that begins there, on its line. */
function findChange(text: string, problem: Problem): Change[] {
  const { fix } = problem;
  if (!fix || fix.before === fix.after) return [];
  const at = offsetAt(text, problem) + (fix.from ?? 0);
  const change = (start: number) => [{ start, end: start + fix.before.length, text: fix.after }];
  if (text.startsWith(fix.before, at)) return change(at);
  const [value = ""] = /^"(?:[^"\\\n]|\\.)*"|^[^"\n]*/u.exec(text.slice(at)) ?? [];
  if (value.startsWith('"') && !needsNoEscape(fix.after)) return [];
  const [start, last] = [value.indexOf(fix.before), value.lastIndexOf(fix.before)];
  return fix.from === undefined && start >= 0 && start === last ? change(at + start) : [];
}

/** Repairs a file, where its problems have a fix whose text is still there. Of two that overlap, the second waits for the next check. */
export function applyFixes(text: string, problems: readonly Problem[]): string {
  const changes = problems.flatMap((problem) => findChange(text, problem)).sort((a, b) => a.start - b.start);
  let [fixed, end] = ["", 0];
  for (const change of changes) {
    if (change.start < end || (change.start === end && end > 0)) continue;
    fixed += text.slice(end, change.start) + change.text;
    ({ end } = change);
  }
  return fixed + text.slice(end);
}
