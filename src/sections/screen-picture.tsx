import { css } from "@emotion/react";
import { graphql } from "gatsby";

import { Picture } from "../components/picture/picture";
import { writeSizes } from "../components/picture/write-sizes";
import { color, media, radius } from "../theme/tokens";

const pictureCss = css({
  border: `1px solid ${color.line}`,
  borderRadius: `clamp(6px, 1.4vw, ${radius.large})`,
  boxShadow: "0 32px 64px -32px rgb(13 20 36 / 0.28)",
  // A small screen shows the middle of the picture at twice the size.
  [media.mobile]: { "& img": { aspectRatio: "1", objectFit: "cover", objectPosition: "32% 0" } },
});

/** On a small screen the sides are cut off, and the height fills the square. */
const sizes = writeSizes({ from: 768, share: 1 }, { share: 3200 / 2000 });

interface ScreenPictureProps {
  picture: Queries.ScreenPictureFragment;
  first?: boolean;
  className?: string;
}

/** A picture of a window of the product. */
export function ScreenPicture({ picture, first = false, className }: ScreenPictureProps) {
  return (
    <Picture
      css={pictureCss}
      className={className}
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
