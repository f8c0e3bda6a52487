import { MDXProvider } from "@mdx-js/react";
import type { ComponentProps, ReactNode } from "react";

import { Link } from "../components/link";
import { articleCss } from "./article-css";
import { PullQuote } from "./pull-quote";

function BodyLink({ href = "", children }: ComponentProps<"a">) {
  return <Link to={href}>{children}</Link>;
}

/** Text of an article; `<PullQuote />` in it becomes the quote of its frontmatter. */
export function ArticleBody({ quote, children }: { quote: Queries.PullQuoteFragment; children: ReactNode }) {
  return (
    <MDXProvider components={{ a: BodyLink, PullQuote: () => <PullQuote quote={quote} /> }}>
      <div css={articleCss} data-article-body="">
        {children}
      </div>
    </MDXProvider>
  );
}
