import { graphql } from "gatsby";
import { useMemo } from "react";

import { trustHtml } from "../browser/trust-html";
import { articleCss } from "./article-css";
import { PullQuote } from "./pull-quote";

interface ArticleBodyProps {
  text: Queries.ArticleBodyFragment;
  quote: Queries.PullQuoteFragment;
}

/** HTML of the build, which React writes again whenever its object is another one. */
function useHtml(text: string) {
  return useMemo(() => ({ __html: trustHtml(text) }), [text]);
}

/** Text of an article, rendered by the build, with the quote of its frontmatter in its place. */
export function ArticleBody({ text: { beforeQuote, afterQuote }, quote }: ArticleBodyProps) {
  return (
    <div css={articleCss} data-article-body="">
      <div dangerouslySetInnerHTML={useHtml(beforeQuote)} />
      <PullQuote quote={quote} />
      <div dangerouslySetInnerHTML={useHtml(afterQuote)} />
    </div>
  );
}

export const articleBodyFragment = graphql`
  fragment ArticleBody on ArticleText {
    beforeQuote
    afterQuote
  }
`;
