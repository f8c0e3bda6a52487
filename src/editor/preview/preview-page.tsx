import { css } from "@emotion/react";

import { Quote } from "../../components/quote";
import type { ArticleContent } from "../../article/render-article";
import { componentsCss } from "../../sections/article-components-css";
import { articleCss } from "../../sections/article-css";
import { color, size, space, weight } from "../../theme/tokens";

export interface PreviewWords {
  category: string;
  title: string;
  subtitle: string;
  quote: { text: string; by: { name: string; role: string } };
}

const pageCss = css({ display: "grid", gap: space.wide, maxWidth: "37rem", margin: "0 auto", padding: space.wide });
const headCss = css({ display: "grid", gap: space.snug });
const categoryCss = css({ fontSize: size.small, fontWeight: weight.strong, color: color.accentStrong });
const titleCss = css({ fontSize: "clamp(1.75rem, 1.4rem + 2vw, 2.5rem)", lineHeight: 1.08, letterSpacing: "-0.028em" });
const subtitleCss = css({ fontSize: "1.1875rem", lineHeight: 1.4, color: color.muted });
const quoteCss = css({ paddingBlock: space.loose, borderBlock: `1px solid ${color.line}` });

/** The top of an article and its text, in the article's own styles. */
export function PreviewPage({
  words: { category, title, subtitle, quote },
  content: { parts },
}: {
  words: PreviewWords;
  content: ArticleContent;
}) {
  return (
    <main css={pageCss}>
      <header css={headCss}>
        <p css={categoryCss}>{category}</p>
        <h1 css={titleCss}>{title}</h1>
        <p css={subtitleCss}>{subtitle}</p>
      </header>
      <div css={[articleCss, componentsCss]}>
        {parts.map(({ html, figure }, index) => {
          if (html !== undefined) return <div key={index} dangerouslySetInnerHTML={{ __html: html }} />;
          return figure ? <p key={index}>{figure.alt}</p> : <Quote key={index} css={quoteCss} {...quote} />;
        })}
      </div>
    </main>
  );
}
