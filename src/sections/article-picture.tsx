import { css } from "@emotion/react";
import { graphql } from "gatsby";

import { Picture } from "../components/picture/picture";
import { color, radius } from "../theme/tokens";

const pictureCss = css({ width: "100%", border: `1px solid ${color.line}`, borderRadius: radius.medium });

/** Picture between the top of an article and its text, in the first view. */
export function ArticlePicture({ thumbnail: { alt, image } }: { thumbnail: Queries.ArticlePictureFragment }) {
  return <Picture css={pictureCss} image={image.childImageSharp?.gatsbyImageData} alt={alt} first />;
}

export const articlePictureFragment = graphql`
  fragment ArticlePicture on Thumbnail {
    alt
    image {
      childImageSharp {
        gatsbyImageData(width: 912, formats: [WEBP, AVIF])
      }
    }
  }
`;
