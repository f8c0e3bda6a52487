import { css } from "@emotion/react";
import { MDXProvider } from "@mdx-js/react";
import type { ComponentProps, ReactNode } from "react";

import { Link } from "../components/link";
import { color, size, space } from "../theme/tokens";
import { PullQuote } from "./pull-quote";

const bodyCss = css({
  display: "grid",
  // One column that can shrink, so that nothing wide widens the page.
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: "1.25em",
  fontSize: "1.125rem",
  lineHeight: 1.7,
  "& h2": { fontSize: size.title, marginBlockStart: space.loose },
  "& ul, & ol": { display: "grid", gap: "0.5em", paddingInlineStart: "1.25em", listStyle: "revert" },
  "& a": { color: color.accentStrong, textUnderlineOffset: "0.2em" },
  "& strong": { fontWeight: 620 },
});

function BodyLink({ href = "", children }: ComponentProps<"a">) {
  return <Link to={href}>{children}</Link>;
}

/** Text of an article; `<PullQuote />` in it becomes the quote of its frontmatter. */
export function ArticleBody({ quote, children }: { quote: Queries.PullQuoteFragment; children: ReactNode }) {
  return (
    <MDXProvider components={{ a: BodyLink, PullQuote: () => <PullQuote quote={quote} /> }}>
      <div css={bodyCss} data-article-body="">
        {children}
      </div>
    </MDXProvider>
  );
}
