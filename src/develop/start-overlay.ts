import { contentStream, formatLocation, formatMessage, type ReportedProblem } from "../content/problem";
import { repair } from "../editing/edit-api";
import { color, space } from "../theme/tokens";

const style = `position: fixed; z-index: 2000000; inset: auto ${space.normal} ${space.normal} auto; overflow: auto;
max-width: min(44rem, calc(100vw - 2rem)); max-height: calc(100vh - 2rem); padding: ${space.normal};
border: 2px solid ${color.churn}; background: ${color.raised}; color: ${color.text};`;

const buttonStyle = `padding: ${space.tight} ${space.snug}; border: 1px solid; font: inherit;`;

function formatProblem(problem: ReportedProblem): string {
  const level = problem.level === "warning" ? "Warning: " : "";
  return [formatLocation(problem), problem.frame, level + formatMessage(problem)].join("\n");
}

/** Creates the button that repairs a problem, if it has one right text. */
function createRepair(problem: ReportedProblem): Node[] {
  if (!problem.fix) return [];
  const button = document.createElement("button");
  button.style.cssText = buttonStyle;
  button.textContent = `Repair ${formatLocation(problem)}`;
  button.addEventListener("click", () => {
    repair(problem).catch((error: unknown) => {
      button.textContent = (error as Error).message;
    });
  });
  return [button];
}

/** Shows the problems of the content over the page while there are errors. Opens again when they change. */
export function startOverlay(): void {
  const panel = document.createElement("details");
  const summary = document.createElement("summary");
  const title = document.createElement("span");
  const report = document.createElement("pre");
  panel.style.cssText = style;
  panel.hidden = true;
  report.style.whiteSpace = "pre-wrap";
  title.setAttribute("role", "alert");
  summary.append(title);
  panel.append(summary, report);
  document.body.append(panel);
  new EventSource(contentStream).onmessage = ({ data }: MessageEvent<string>) => {
    const { problems } = JSON.parse(data) as { problems: ReportedProblem[] };
    title.textContent = `${problems.length} ${problems.length === 1 ? "problem" : "problems"} in the content`;
    report.replaceChildren(
      ...problems.flatMap((problem) => [`${formatProblem(problem)}\n`, ...createRepair(problem), "\n"]),
    );
    panel.hidden = !problems.some(({ level }) => level === "error");
    panel.open = true;
  };
}
