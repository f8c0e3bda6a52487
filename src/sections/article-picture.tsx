import { css } from "@emotion/react";
import { graphql } from "gatsby";

import { Picture } from "../components/picture/picture";
import { writeSizes } from "../components/picture/write-sizes";
import { color, radius } from "../theme/tokens";

const pictureCss = css({ width: "100%", border: `1px solid ${color.line}`, borderRadius: radius.medium });

/** Beside a margin of 15rem on wide windows. */
const sizes = writeSizes({ from: 1200, share: 1, gaps: 304 }, { share: 1 });

/** Picture between the top of an article and its text, in the first view. */
export function ArticlePicture({ thumbnail: { alt, image } }: { thumbnail: Queries.ArticlePictureFragment }) {
  return <Picture css={pictureCss} image={image.childImageSharp?.gatsbyImageData} alt={alt} sizes={sizes} first />;
}

export const articlePictureFragment = graphql`
  fragment ArticlePicture on Thumbnail {
    alt
    image {
      childImageSharp {
        gatsbyImageData(
          width: 896
          formats: [WEBP, AVIF]
          breakpoints: [376, 748, 896, 1296, 1888]
          webpOptions: { quality: 70 }
          avifOptions: { quality: 52 }
        )
      }
    }
  }
`;
