import { css } from "@emotion/react";
import { graphql } from "gatsby";

import { formatSizes } from "../../../components/picture/sizes";
import { containerCss } from "../../../components/section";
import { media, radius, shadow } from "../../../theme/tokens";
import { PanelPicture } from "./panel-picture";
import { stageCss } from "../stage-css";

const screenCss = css({
  boxShadow: shadow.high,
  [media.wide]: { borderRadius: radius.large },
});

/** Picture of the product, as wide as the page. */
export function PictureSection({ anchor, ground, screen }: Queries.PictureSectionFragment) {
  return (
    <div css={stageCss[ground === "dark" ? "dark" : "plain"]} id={anchor ?? undefined}>
      <div css={containerCss}>
        <PanelPicture css={screenCss} picture={screen} sizes={formatSizes()} smallIn={media.narrow} first />
      </div>
    </div>
  );
}

export const pictureFragment = graphql`
  fragment PictureSection on PictureSection {
    ...Frame
    screen: picture {
      ...ScreenPicture
    }
  }
`;
