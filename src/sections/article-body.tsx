import { graphql } from "gatsby";
import { useMemo } from "react";

import { trustHtml } from "../browser/trusted-types";
import { componentsCss } from "./article-components-css";
import { articleCss } from "./article-css";
import { ArticleFigure } from "./article-figure";
import { PullQuote } from "./pull-quote";

interface ArticleBodyProps {
  content: Queries.ArticleBodyFragment;
  quote: Queries.PullQuoteFragment;
}

/** HTML of the build, which React writes again whenever its object is another one. */
function useHtml(text: string) {
  return useMemo(() => ({ __html: trustHtml(text) }), [text]);
}

function Text({ html }: { html: string }) {
  return <div dangerouslySetInnerHTML={useHtml(html)} />;
}

/** Text of an article, rendered by the build, with the quote of its frontmatter in its place. */
export function ArticleBody({ content: { parts, hasComponents }, quote }: ArticleBodyProps) {
  return (
    <div css={[articleCss, hasComponents && componentsCss]} data-article-body="">
      {parts.map(({ html, figure }, index) => {
        if (html) return <Text key={index} html={html} />;
        return figure ? <ArticleFigure key={index} figure={figure} /> : <PullQuote key={index} quote={quote} />;
      })}
    </div>
  );
}

export const articleBodyFragment = graphql`
  fragment ArticleBody on ArticleContent {
    hasComponents
    parts {
      html
      figure {
        ...ArticleFigure
      }
    }
  }
`;
