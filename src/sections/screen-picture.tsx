import { css } from "@emotion/react";
import { graphql } from "gatsby";

import { Picture } from "../components/picture/picture";
import { color, media, radius } from "../theme/tokens";

const pictureCss = css({
  border: `1px solid ${color.line}`,
  borderRadius: radius.medium,
  boxShadow: "0 32px 64px -32px rgb(13 20 36 / 0.28)",
  [media.wide]: { borderRadius: radius.large },
});

const sizes =
  "(min-width: 1296px) 1200px, (min-width: 1200px) calc(100vw - 96px), (min-width: 500px) 92vw, calc(100vw - 40px)";

interface ScreenPictureProps {
  picture: Queries.ScreenPictureFragment;
  /** In the first view. */
  first?: boolean;
}

/** A picture of a window of the product. */
export function ScreenPicture({ picture, first = false }: ScreenPictureProps) {
  return (
    <Picture
      css={pictureCss}
      image={picture.image.childImageSharp?.gatsbyImageData}
      small={picture.small?.childImageSharp?.gatsbyImageData}
      alt={picture.alt}
      sizes={sizes}
      first={first}
    />
  );
}

export const screenPictureFragment = graphql`
  fragment ScreenPicture on PageImage {
    ...SmallPicture
    alt
    image {
      childImageSharp {
        gatsbyImageData(
          width: 1200
          formats: [WEBP, AVIF]
          breakpoints: [708, 944, 1200, 1800]
          webpOptions: { quality: 70 }
          avifOptions: { quality: 52 }
        )
      }
    }
  }
`;
