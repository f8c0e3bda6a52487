import { graphql } from "gatsby";

import { articleCss } from "./article-css";
import { PullQuote } from "./pull-quote";

interface ArticleBodyProps {
  text: Queries.ArticleBodyFragment;
  quote: Queries.PullQuoteFragment;
}

/** Text of an article, rendered by the build, with the quote of its frontmatter in its place. */
export function ArticleBody({ text: { beforeQuote, afterQuote }, quote }: ArticleBodyProps) {
  return (
    <div css={articleCss} data-article-body="">
      <div dangerouslySetInnerHTML={{ __html: beforeQuote }} />
      <PullQuote quote={quote} />
      <div dangerouslySetInnerHTML={{ __html: afterQuote }} />
    </div>
  );
}

export const articleBodyFragment = graphql`
  fragment ArticleBody on ArticleText {
    beforeQuote
    afterQuote
  }
`;
