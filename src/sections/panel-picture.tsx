import { css } from "@emotion/react";
import { graphql } from "gatsby";

import { Picture } from "../components/picture/picture";
import { color, radius } from "../theme/tokens";

const pictureCss = css({ border: `1px solid ${color.line}`, borderRadius: radius.medium, background: color.raised });

interface PanelPictureProps {
  picture: Queries.PanelPictureFragment;
  /** In the first view. */
  first?: boolean;
  className?: string;
}

/** A part of the product's window, at about half the width of the page. */
export function PanelPicture({ picture, first = false, className }: PanelPictureProps) {
  return (
    <Picture
      css={pictureCss}
      className={className}
      image={picture.image.childImageSharp?.gatsbyImageData}
      alt={picture.alt}
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
          width: 640
          formats: [WEBP, AVIF]
          breakpoints: [400, 800, 1280]
          sizes: "(min-width: 1024px) 640px, 92vw"
        )
      }
    }
  }
`;
