import { formatMessage, type Problem } from "../../src/content/problem";

/** Escapes special characters of GitHub's workflow commands. Source: `command.ts` of its toolkit. */
function escapeCommand(text: string): string {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

/** Formats problems as GitHub workflow commands, which annotate the lines of a pull request. */
export function formatAnnotations(problems: readonly Problem[]): string[] {
  return problems.map((problem) => {
    const { file, line, column, level, rule } = problem;
    const location = `file=${escapeCommand(file).replaceAll(":", "%3A").replaceAll(",", "%2C")},line=${line},col=${column},title=${rule}`;
    return `::${level} ${location}::${escapeCommand(formatMessage(problem))}`;
  });
}
