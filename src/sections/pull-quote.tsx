import { css } from "@emotion/react";
import { graphql } from "gatsby";

import { color, media, size, space, weight } from "../theme/tokens";
import { Portrait } from "./portrait";

const figureCss = css({
  display: "grid",
  gap: space.loose,
  marginBlock: `clamp(${space.loose}, 4vw, ${space.huge})`,
  paddingBlock: `clamp(${space.loose}, 3vw, ${space.wide})`,
  borderBlock: `1px solid ${color.line}`,
  breakInside: "avoid",
  // Wider than the text, into the margin, as far as a window of large text has one.
  [media.broad]: { marginInlineEnd: "max(-8rem, min(0px, 62rem - 100vw))" },
  "@media print": { marginInlineEnd: 0 },
});
const quoteCss = css({
  fontSize: "clamp(1.5rem, 1.15rem + 1.7vw, 2.5rem)",
  fontWeight: weight.strong,
  lineHeight: 1.2,
  letterSpacing: "-0.022em",
  textIndent: "-0.44em",
  textWrap: "pretty",
  [media.mobile]: { textIndent: 0 },
  "@media print": { fontSize: "1.5rem", textIndent: 0 },
});
const sourceCss = css({
  display: "flex",
  alignItems: "center",
  gap: space.snug,
  fontSize: size.small,
  lineHeight: 1.45,
});
const roleCss = css({ color: color.muted });

/** A sentence of the article, set large. */
export function PullQuote({ quote: { text, person } }: { quote: Queries.PullQuoteFragment }) {
  return (
    <figure css={figureCss}>
      <blockquote css={quoteCss}>“{text}”</blockquote>
      <figcaption css={sourceCss}>
        <Portrait person={person} />
        <span>
          {person.name}
          <br />
          <span css={roleCss}>{person.role}</span>
        </span>
      </figcaption>
    </figure>
  );
}

export const pullQuoteFragment = graphql`
  fragment PullQuote on PullQuote {
    text
    person {
      role
      ...Portrait
    }
  }
`;
