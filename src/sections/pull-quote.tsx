import { css } from "@emotion/react";
import { graphql } from "gatsby";

import { color, size, space, weight } from "../theme/tokens";

const figureCss = css({
  display: "grid",
  gap: space.normal,
  paddingInlineStart: space.loose,
  borderInlineStart: `3px solid ${color.accent}`,
  marginBlock: space.huge,
});
const quoteCss = css({
  fontSize: size.heading,
  fontWeight: weight.strong,
  lineHeight: 1.2,
  letterSpacing: "-0.02em",
  textWrap: "balance",
});
const sourceCss = css({ fontSize: size.small, color: color.muted });

/** A sentence of the article, set large. */
export function PullQuote({ quote: { text, person } }: { quote: Queries.PullQuoteFragment }) {
  return (
    <figure css={figureCss}>
      <blockquote css={quoteCss}>“{text}”</blockquote>
      <figcaption css={sourceCss}>
        {person.name}, {person.role}
      </figcaption>
    </figure>
  );
}

export const pullQuoteFragment = graphql`
  fragment PullQuote on PullQuote {
    text
    person {
      name
      role
    }
  }
`;
