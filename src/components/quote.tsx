import { css } from "@emotion/react";

import { color, size, space, weight } from "../theme/tokens";

interface QuoteProps {
  text: string;
  by: { name: string; role: string };
  /** Style of the whole; its parts are `> blockquote` and `> figcaption`. */
  className?: string;
}

const figureCss = css({ display: "grid", alignContent: "start", gap: space.normal });
// The opening mark hangs, so that the lines of words begin under one another.
const wordsCss = css({ fontSize: size.lead, lineHeight: 1.5, textIndent: "-0.42em", paddingInlineStart: "0.42em" });
const sourceCss = css({ fontSize: size.small, color: color.muted, "& b": { fontWeight: weight.strong } });

/** What somebody said, and who it was. */
export function Quote({ text, by, className }: QuoteProps) {
  return (
    <figure css={figureCss} className={className}>
      <blockquote css={wordsCss}>“{text}”</blockquote>
      <figcaption css={sourceCss}>
        <b>{by.name}</b>, {by.role}
      </figcaption>
    </figure>
  );
}
