import { css } from "@emotion/react";
import { useEffect, useState } from "react";
import { createRoot } from "react-dom/client";

import { contentStream, formatRemedy, type ReportedProblem } from "../content/problem";
import { color, radius, shadow, size, space, weight } from "../theme/tokens";

const panelCss = css({
  position: "fixed",
  zIndex: 2_000_000,
  insetInlineEnd: space.normal,
  insetBlockEnd: space.normal,
  overflow: "auto",
  maxWidth: "min(52rem, calc(100vw - 2rem))",
  maxHeight: "min(40rem, calc(100vh - 2rem))",
  border: `2px solid ${color.churn}`,
  borderRadius: radius.medium,
  background: color.raised,
  color: color.text,
  boxShadow: shadow.medium,
});
const titleCss = css({
  padding: `${space.snug} ${space.normal}`,
  fontSize: size.title,
  fontWeight: weight.strong,
  cursor: "pointer",
});
const listCss = css({
  padding: space.normal,
  borderBlockStart: `1px solid ${color.line}`,
  "& > li + li": { marginBlockStart: space.loose },
});
const frameCss = css({
  overflow: "auto",
  marginBlock: space.tight,
  padding: space.snug,
  borderRadius: radius.small,
  background: color.sunken,
  fontSize: size.small,
  lineHeight: 1.5,
});
const messageCss = css({ fontWeight: weight.strong });

function Problem({ problem }: { problem: ReportedProblem }) {
  const { file, line, column, level, message, frame } = problem;
  return (
    <li>
      <code>
        {file}:{line}:{column}
      </code>
      {frame === "" ? null : (
        // Focusable, so that the keyboard can scroll a wide frame.
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <pre css={frameCss} tabIndex={0}>
          {frame}
        </pre>
      )}
      <p css={messageCss}>
        {level === "warning" ? "Warning: " : ""}
        {message}.
      </p>
      <p>{formatRemedy(problem)}</p>
    </li>
  );
}

/** Lists the problems of the content over the page while there are errors. Reopens when they change. */
function ContentOverlay() {
  // JSON, as printed by the check.
  const [report, setReport] = useState('{ "problems": [] }');

  useEffect(() => {
    const stream = new EventSource(contentStream);
    stream.onmessage = ({ data }: MessageEvent<string>) => {
      setReport(data);
    };
    return () => {
      stream.close();
    };
  }, []);

  const { problems } = JSON.parse(report) as { problems: ReportedProblem[] };
  if (!problems.some(({ level }) => level === "error")) return null;
  return (
    <details key={report} open css={panelCss}>
      <summary css={titleCss}>
        <span role="alert">
          {problems.length} {problems.length === 1 ? "problem" : "problems"} in the content
        </span>
      </summary>
      <ol css={listCss}>
        {problems.map((problem) => (
          <Problem key={`${problem.file} ${problem.line} ${problem.message}`} problem={problem} />
        ))}
      </ol>
    </details>
  );
}

/** Shows the overlay outside the page's root, so that an error in a page does not remove it. */
export function startOverlay(): void {
  const container = document.createElement("div");
  document.body.append(container);
  createRoot(container).render(<ContentOverlay />);
}
