import { css } from "@emotion/react";
import { useEffect, useState } from "react";

import { color, radius, size, space, weight } from "../theme/tokens";
import type { ReportedProblem } from "../content/problem";

const edge = css({
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
const whatCss = css({ fontWeight: weight.strong });
const buttonCss = css({
  minHeight: "2.75rem",
  padding: `0 ${space.normal}`,
  border: `1px solid ${color.line}`,
  borderRadius: radius.round,
  background: color.raised,
  color: color.text,
  font: "inherit",
  fontSize: size.small,
  cursor: "pointer",
});
const pillCss = css(buttonCss, edge, { borderRadius: radius.round });

function count(problems: readonly ReportedProblem[]): string {
  return `${problems.length} ${problems.length === 1 ? "problem" : "problems"} in the content`;
}

function Problem({ place, message, remedy, frame, level }: ReportedProblem) {
  return (
    <li>
      <code>{place}</code>
      {frame === "" ? null : (
        // A frame can be wider than the window, and is then scrolled by the keyboard, too.
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <pre css={frameCss} tabIndex={0}>
          {frame}
        </pre>
      )}
      <p css={whatCss}>
        {level === "warning" ? "Warning: " : ""}
        {message}.
      </p>
      <p>{/[.?!]$/u.test(remedy) ? remedy : `${remedy}.`}</p>
    </li>
  );
}

/** Lists what is wrong with the content over the page, until it is mended. Escape, or a button, hides it until something else is wrong. */
export function ContentOverlay({ problems }: { problems: readonly ReportedProblem[] }) {
  const answer = JSON.stringify(problems);
  const [hidden, setHidden] = useState("");
  useEffect(() => {
    const hide = ({ key }: KeyboardEvent) => {
      if (key === "Escape") setHidden(answer);
    };
    document.addEventListener("keydown", hide);
    return () => {
      document.removeEventListener("keydown", hide);
    };
  }, [answer]);

  if (!problems.some(({ level }) => level === "error")) return null;
  if (hidden === answer) {
    return (
      <button
        css={pillCss}
        type="button"
        onClick={() => {
          setHidden("");
        }}
      >
        {count(problems)}
      </button>
    );
  }
  return (
    <section css={[edge, panelCss]} aria-labelledby="content-problems">
      <header css={headCss}>
        <h2 css={titleCss} id="content-problems" role="alert">
          {count(problems)}
        </h2>
        <button
          css={buttonCss}
          type="button"
          onClick={() => {
            setHidden(answer);
          }}
        >
          Hide
        </button>
      </header>
      <ol css={listCss}>
        {problems.map((problem) => (
          <Problem key={`${problem.place} ${problem.message}`} {...problem} />
        ))}
      </ol>
    </section>
  );
}
