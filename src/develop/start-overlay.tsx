import { css } from "@emotion/react";
import { useEffect, useState } from "react";
import { createRoot } from "react-dom/client";

import { useWindowEvent } from "../browser/events";
import { Button } from "../components/button-control";
import { contentStream, type ReportedProblem } from "../content/problem";
import { color, radius, size, space, weight } from "../theme/tokens";

const cornerCss = css({
  position: "fixed",
  zIndex: 2_000_000,
  insetInlineEnd: space.normal,
  insetBlockEnd: space.normal,
  border: `2px solid ${color.churn}`,
  background: color.raised,
  color: color.text,
  boxShadow: "0 1rem 3rem rgb(13 20 36 / 0.3)",
});
const panelCss = css({
  display: "grid",
  gridTemplateRows: "auto minmax(0, 1fr)",
  width: "min(52rem, calc(100vw - 2rem))",
  maxHeight: "min(40rem, calc(100vh - 2rem))",
  borderRadius: radius.medium,
});
const headCss = css({
  display: "flex",
  justifyContent: "space-between",
  alignItems: "center",
  gap: space.normal,
  padding: `${space.snug} ${space.normal}`,
  borderBlockEnd: `1px solid ${color.line}`,
});
const titleCss = css({ fontSize: size.title });
const listCss = css({ overflow: "auto", padding: space.normal, "& > li + li": { marginBlockStart: space.loose } });
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

function Problem({ place, message, remedy, frame, level }: ReportedProblem) {
  return (
    <li>
      <code>{place}</code>
      {frame === "" ? null : (
        // A wide frame is scrolled by the keyboard, too.
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <pre css={frameCss} tabIndex={0}>
          {frame}
        </pre>
      )}
      <p css={messageCss}>
        {level === "warning" ? "Warning: " : ""}
        {message}.
      </p>
      <p>{/[.?!]$/u.test(remedy) ? remedy : `${remedy}.`}</p>
    </li>
  );
}

/** Lists the problems of the content over the page while there is an error. Escape or a button hides it until they change. */
function ContentOverlay() {
  // The problems as the development server sends them, in JSON.
  const [report, setReport] = useState("[]");
  const [hidden, setHidden] = useState("");

  useEffect(() => {
    const stream = new EventSource(contentStream);
    stream.onmessage = ({ data }: MessageEvent<string>) => {
      setReport(data);
    };
    return () => {
      stream.close();
    };
  }, []);

  useWindowEvent("keydown", ({ key }) => {
    if (key === "Escape") setHidden(report);
  });

  const problems = JSON.parse(report) as ReportedProblem[];
  if (!problems.some(({ level }) => level === "error")) return null;
  const title = `${problems.length} ${problems.length === 1 ? "problem" : "problems"} in the content`;
  if (hidden === report) {
    return (
      <Button
        css={cornerCss}
        tone="quiet"
        onClick={() => {
          setHidden("");
        }}
      >
        {title}
      </Button>
    );
  }
  return (
    <section css={[cornerCss, panelCss]} aria-labelledby="content-problems">
      <header css={headCss}>
        <h2 css={titleCss} id="content-problems" role="alert">
          {title}
        </h2>
        <Button
          tone="quiet"
          onClick={() => {
            setHidden(report);
          }}
        >
          Hide
        </Button>
      </header>
      <ol css={listCss}>
        {problems.map((problem) => (
          <Problem key={`${problem.place} ${problem.message}`} {...problem} />
        ))}
      </ol>
    </section>
  );
}

/** Shows the overlay outside the page's root, so that an error in a page does not remove it. */
export function startOverlay(): void {
  const container = document.createElement("div");
  document.body.append(container);
  createRoot(container).render(<ContentOverlay />);
}
