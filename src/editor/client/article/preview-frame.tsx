import { css } from "@emotion/react";
import { useEffect, useRef, useState } from "react";

import { writeGlobalCss } from "../../../theme/global-css";
import { color, radius, size, space } from "../../../theme/tokens";
import type { Preview } from "../../shared/api";
import { api } from "../api";

const frameCss = css({ position: "relative", minHeight: 0, height: "100%" });
const pageCss = css({
  width: "100%",
  height: "100%",
  border: `1px solid ${color.line}`,
  borderRadius: radius.small,
  background: color.ground,
});
const staleCss = css({ opacity: 0.55 });
const noteCss = css({
  position: "absolute",
  insetInline: space.tight,
  insetBlockStart: space.tight,
  padding: `${space.tight} ${space.snug}`,
  border: `1px solid ${color.churnText}`,
  borderRadius: radius.small,
  background: color.raised,
  fontSize: size.small,
});

const pause = 200;

/** Asks for a preview after a pause in typing. One that failed leaves the last good one in place. */
function usePreview(text: string, frontmatter: unknown) {
  const [good, setGood] = useState({ html: "", css: "" });
  const [problem, setProblem] = useState<{ problem: string; line: number | undefined }>();
  const asked = useRef(0);
  useEffect(() => {
    const number = ++asked.current;
    const timer = setTimeout(() => {
      const show = (preview: Preview) => {
        if (number !== asked.current) return;
        if ("html" in preview) setGood(preview);
        setProblem("html" in preview ? undefined : preview);
      };
      const fail = (error: unknown) => {
        show({ problem: error instanceof Error ? error.message : String(error), line: undefined });
      };
      api.preview(text, frontmatter).then(show, fail);
    }, pause);
    return () => {
      clearTimeout(timer);
    };
  }, [text, frontmatter]);
  return { good, problem };
}

/**
 * The article as the site shows it. The frame may run nothing; it is of the editor's origin only so that its words can be exchanged
 * in place, and the reader stays where he is.
 */
export function PreviewFrame({ text, frontmatter, nonce }: { text: string; frontmatter: unknown; nonce: string }) {
  const { good, problem } = usePreview(text, frontmatter);
  const frame = useRef<HTMLIFrameElement>(null);
  const [shell] = useState(
    () =>
      `<!doctype html><html lang="en"><title>Preview</title><style nonce="${nonce}">${writeGlobalCss()}</style><style nonce="${nonce}" id="styles"></style><body id="words"></body></html>`,
  );
  const [ready, setReady] = useState(0);
  useEffect(() => {
    const page = frame.current?.contentDocument;
    const styles = page?.getElementById("styles");
    if (!page || !styles) return;
    if (styles.textContent !== good.css) styles.textContent = good.css;
    page.body.innerHTML = good.html;
  }, [good, ready]);
  return (
    <div css={frameCss}>
      <iframe
        ref={frame}
        css={[pageCss, problem && staleCss]}
        title="Preview of the article"
        sandbox="allow-same-origin"
        srcDoc={shell}
        onLoad={() => {
          setReady((times) => times + 1);
        }}
      />
      {problem ? (
        <p css={noteCss}>
          <b>The preview waits{problem.line === undefined ? "" : ` for line ${problem.line}`}.</b> {problem.problem}
        </p>
      ) : null}
    </div>
  );
}
