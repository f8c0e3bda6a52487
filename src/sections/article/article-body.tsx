import { css } from "@emotion/react";
import { graphql } from "gatsby";

import { color, media, serif, size, space, weight } from "../../theme/tokens";
import { PanelPicture } from "../page/pictures/panel-picture";
import { PersonByline } from "../portrait";
import { articleCss, componentsCss, withMargin } from "../../article/article-css";
import { besideMargin } from "./article-header";

const widerCss = css({ display: "grid", breakInside: "avoid", [withMargin]: { gridColumn: "1 / -1" } });
const figureCss = css({ gap: space.snug, marginBlock: space.tight });
const captionCss = css({ fontSize: size.small, lineHeight: 1.5, color: color.muted });
const pullQuoteCss = css({
  gap: space.loose,
  marginBlock: `clamp(${space.loose}, 4vw, ${space.huge})`,
  paddingBlock: `clamp(${space.loose}, 3vw, ${space.wide})`,
  borderBlock: `1px solid ${color.line}`,
});
const quoteCss = css({
  fontFamily: serif,
  fontSize: size.heading,
  fontWeight: weight.text,
  lineHeight: 1.2,
  textIndent: "-0.44em",
  textWrap: "pretty",
  [media.mobile]: { textIndent: 0 },
  "@media print": { fontSize: size.heading, textIndent: 0 },
});

interface ArticleBodyProps {
  content: Queries.ArticleBodyFragment;
  quote: Queries.PullQuoteFragment | null;
}

function Text({ html }: { html: string }) {
  return <section dangerouslySetInnerHTML={{ __html: html }} />;
}

interface FigureProps {
  picture: Queries.PanelPictureFragment;
  caption: string | null;
  first?: boolean;
}

export function Figure({ picture, caption, first = false }: FigureProps) {
  return (
    <figure css={[widerCss, figureCss]}>
      <PanelPicture picture={picture} sizes={besideMargin} first={first} />
      {caption ? <figcaption css={captionCss}>{caption}</figcaption> : null}
    </figure>
  );
}

/** Sentence that is set large, with the person who said it. */
export function PullQuote({ text, person }: Queries.PullQuoteFragment) {
  return (
    <figure css={[widerCss, pullQuoteCss]}>
      <blockquote css={quoteCss}>
        <q>{text}</q>
      </blockquote>
      <figcaption>
        <PersonByline person={person} note={person.role} />
      </figcaption>
    </figure>
  );
}

export function ArticleBody({ content: { parts }, quote }: ArticleBodyProps) {
  return (
    <div css={[articleCss, componentsCss]} data-article-body="">
      {parts.map(({ html, figure }, index) => {
        if (html) return <Text key={index} html={html} />;
        if (figure) return <Figure key={index} picture={figure} caption={figure.caption} />;
        return quote ? <PullQuote key={index} {...quote} /> : null;
      })}
    </div>
  );
}

export const articleBodyFragment = graphql`
  fragment PullQuote on PullQuote {
    text
    person {
      ...Portrait
    }
  }
  fragment ArticleFile on File {
    childImageSharp {
      gatsbyImageData(width: 896, breakpoints: [376, 748, 896, 1296, 1888], webpOptions: { quality: 70 })
    }
  }
  fragment ArticleBody on ArticleContent {
    parts {
      html
      figure {
        alt
        caption
        small {
          ...SmallFile
        }
        image {
          ...ArticleFile
        }
      }
    }
  }
`;
