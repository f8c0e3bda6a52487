import { css } from "@emotion/react";
import { graphql } from "gatsby";

import { Picture } from "../components/picture/picture";
import { color, media, radius, size, space } from "../theme/tokens";

const figureCss = css({
  display: "grid",
  gap: space.snug,
  marginBlock: space.tight,
  breakInside: "avoid",
  // Wider than the text, as the pull quote is.
  [media.broad]: { marginInlineEnd: "max(-8rem, min(0px, 62rem - 100vw))" },
  "@media print": { marginInlineEnd: 0 },
});
const pictureCss = css({ width: "100%", border: `1px solid ${color.line}`, borderRadius: radius.medium });
const captionCss = css({ fontSize: size.small, lineHeight: 1.5, color: color.muted });

/** As wide as the text, and beside the margin of wide windows wider. */
const sizes = "(min-width: 1200px) 728px, (min-width: 652px) 600px, (min-width: 500px) 92vw, calc(100vw - 40px)";

/** A picture in an article's text. */
export function ArticleFigure({ figure: { image, alt, caption } }: { figure: Queries.ArticleFigureFragment }) {
  return (
    <figure css={figureCss}>
      <Picture css={pictureCss} image={image.childImageSharp?.gatsbyImageData} alt={alt} sizes={sizes} />
      {caption ? <figcaption css={captionCss}>{caption}</figcaption> : null}
    </figure>
  );
}

export const articleFigureFragment = graphql`
  fragment ArticleFigure on ArticleFigure {
    alt
    caption
    image {
      childImageSharp {
        gatsbyImageData(
          width: 748
          formats: [WEBP, AVIF]
          breakpoints: [376, 748, 1456]
          webpOptions: { quality: 70 }
          avifOptions: { quality: 52 }
        )
      }
    }
  }
`;
