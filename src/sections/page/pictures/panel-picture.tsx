import { css } from "@emotion/react";
import { graphql } from "gatsby";
import type { ComponentProps } from "react";

import { Picture } from "../../../components/picture/picture";
import { formatSizes } from "../../../components/picture/sizes";
import { radius, surface } from "../../../theme/tokens";

const pictureCss = css({ ...surface(radius.medium) });

/** Seven of twelve columns, beside text, or eight for text in pictures to be large enough. */
const besideText = formatSizes([1200, 7 / 12, -37], [1024, 2 / 3, -43]);

interface PanelPictureProps extends Omit<ComponentProps<typeof Picture>, "image" | "alt"> {
  picture: Queries.PanelPictureFragment;
}

/** Picture of the product, at about half the page width unless `sizes` and the fragment differ. */
export function PanelPicture({ picture, sizes = besideText, ...rest }: PanelPictureProps) {
  return <Picture css={pictureCss} {...picture} sizes={sizes} {...rest} />;
}

export const panelPictureFragment = graphql`
  fragment SmallFile on File {
    childImageSharp {
      gatsbyImageData(width: 380, breakpoints: [380, 480, 660, 960])
    }
  }
  fragment SmallPicture on PageImage {
    alt
    small {
      ...SmallFile
    }
  }
  fragment ScreenPicture on PageImage {
    ...SmallPicture
    image {
      childImageSharp {
        gatsbyImageData(width: 1200, breakpoints: [708, 944, 1200, 1800], webpOptions: { quality: 70 })
      }
    }
  }
  fragment PanelPicture on PageImage {
    ...SmallPicture
    image {
      childImageSharp {
        gatsbyImageData(width: 720, breakpoints: [320, 484, 720, 1000, 1328, 1776])
      }
    }
  }
`;
