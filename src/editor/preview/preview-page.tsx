import { css } from "@emotion/react";
import type { ComponentProps, ReactElement } from "react";

import { Quote } from "../../components/quote";
import { articleCss } from "../../sections/article-css";
import { color, size, space, weight } from "../../theme/tokens";

export interface PreviewWords {
  category: string;
  title: string;
  subtitle: string;
  quote: { text: string; by: { name: string; role: string } };
}

/** A compiled text. */
export type PreviewContent = (props: { components: Record<string, unknown> }) => ReactElement;

const pageCss = css({ display: "grid", gap: space.wide, maxWidth: "37rem", margin: "0 auto", padding: space.wide });
const headCss = css({ display: "grid", gap: space.snug });
const categoryCss = css({ fontSize: size.small, fontWeight: weight.strong, color: color.accentStrong });
const titleCss = css({ fontSize: "clamp(1.75rem, 1.4rem + 2vw, 2.5rem)", lineHeight: 1.08, letterSpacing: "-0.028em" });
const subtitleCss = css({ fontSize: "1.1875rem", lineHeight: 1.4, color: color.muted });
const quoteCss = css({ paddingBlock: space.loose, borderBlock: `1px solid ${color.line}` });

/** The words of a link; a preview leads nowhere. */
function PreviewLink({ children, title }: ComponentProps<"a">) {
  return (
    <a href="#preview" title={title}>
      {children}
    </a>
  );
}

/** The top of an article and its text, in the article's own styles. */
export function PreviewPage({
  words: { category, title, subtitle, quote },
  content: Content,
}: {
  words: PreviewWords;
  content: PreviewContent;
}) {
  return (
    <main css={pageCss}>
      <header css={headCss}>
        <p css={categoryCss}>{category}</p>
        <h1 css={titleCss}>{title}</h1>
        <p css={subtitleCss}>{subtitle}</p>
      </header>
      <div css={articleCss}>
        <Content components={{ a: PreviewLink, PullQuote: () => <Quote css={quoteCss} {...quote} /> }} />
      </div>
    </main>
  );
}
