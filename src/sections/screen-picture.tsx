import { css } from "@emotion/react";
import { graphql } from "gatsby";

import { Picture } from "../components/picture";
import { containerCss } from "../components/section";
import { color, radius, space } from "../theme/tokens";

const frameCss = css({ paddingBlock: space.vast });
const pictureCss = css({ width: "100%", border: `1px solid ${color.line}`, borderRadius: radius.large });

/** A picture of the product at the width of the page, in the first view. */
export function ScreenPicture({ picture }: { picture: Queries.ScreenPictureFragment }) {
  return (
    <div css={[containerCss, frameCss]}>
      <Picture css={pictureCss} image={picture.image.childImageSharp?.gatsbyImageData} alt={picture.alt} first />
    </div>
  );
}

export const screenPictureFragment = graphql`
  fragment ScreenPicture on PageImage {
    alt
    image {
      childImageSharp {
        gatsbyImageData(width: 1200, formats: [AUTO, WEBP, AVIF], breakpoints: [360, 720, 1080, 1600, 2400])
      }
    }
  }
`;
