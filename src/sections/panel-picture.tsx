import { css } from "@emotion/react";
import { graphql } from "gatsby";

import { Picture } from "../components/picture/picture";
import { writeSizes } from "../components/picture/write-sizes";
import { color, radius } from "../theme/tokens";

const pictureCss = css({ border: `1px solid ${color.line}`, borderRadius: radius.medium, background: color.raised });

/** Seven of twelve columns, beside text. */
const besideText = writeSizes({ from: 1024, share: 7 / 12, gaps: 64 }, { share: 1 });

interface PanelPictureProps {
  picture: Queries.PanelPictureFragment;
  /** By `writeSizes`. */
  sizes?: string;
  /** In the first view. */
  first?: boolean;
  className?: string;
}

/** A picture of a part of the product, at about half the width of the page. */
export function PanelPicture({ picture, sizes = besideText, first = false, className }: PanelPictureProps) {
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

export const panelPictureFragment = graphql`
  fragment PanelPicture on PageImage {
    alt
    image {
      childImageSharp {
        gatsbyImageData(
          width: 720
          formats: [WEBP, AVIF]
          breakpoints: [300, 440, 720, 1000, 1328]
          webpOptions: { quality: 60 }
          avifOptions: { quality: 52 }
        )
      }
    }
  }
`;
