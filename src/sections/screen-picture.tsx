import { css } from "@emotion/react";
import { graphql } from "gatsby";

import { Picture } from "../components/picture/picture";
import { color, media, radius } from "../theme/tokens";

const pictureCss = css({
  border: `1px solid ${color.line}`,
  borderRadius: `clamp(6px, 1.4vw, ${radius.large})`,
  boxShadow: "0 32px 64px -32px rgb(13 20 36 / 0.28)",
  // A small screen shows the middle of the picture at twice the size.
  [media.mobile]: { "& img": { aspectRatio: "1", objectFit: "cover", objectPosition: "32% 0" } },
});

/** On a small screen the sides are cut off, and the height fills the square. */
const sizes =
  "(min-width: 1296px) 1200px, (min-width: 1200px) calc(100vw - 96px), (min-width: 768px) 92vw, (min-width: 500px) 147.2vw, calc(160vw - 64px)";

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
      alt={picture.alt}
      sizes={sizes}
      first={first}
    />
  );
}

export const screenPictureFragment = graphql`
  fragment ScreenPicture on PageImage {
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
