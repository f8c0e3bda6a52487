import { css } from "@emotion/react";
import { graphql } from "gatsby";

import { formatSizes } from "../../../components/picture/sizes";
import { containerCss } from "../../../components/section";
import { media, radius, shadow, space, width } from "../../../theme/tokens";
import { PanelPicture } from "./panel-picture";
import { stageCss } from "./stage-css";

const bleedCss = css({ overflowX: "clip" });
const drawingCss = css({ [media.desktop]: { borderRadius: radius.large } });
// Runs off the end of windows from 768 to 1,920 px, and stays large enough to read.
const screenCss = css({
  boxShadow: shadow.high,
  [media.desktop]: { borderRadius: radius.large },
  "@media screen and (min-width: 48em) and (max-width: 120em)": {
    maxWidth: "none",
    width: `max(60rem, 100% + max(${space.gutter}, (100vw - ${width.page}) / 2))`,
    borderInlineEnd: 0,
    borderStartEndRadius: 0,
    borderEndEndRadius: 0,
  },
});

const sizes = `(min-width: 1921px) 1200px, (min-width: 1296px) calc(50vw + 600px), (min-width: 768px) max(960px, 100vw - 44px), ${formatSizes()}`;

/** Picture of the product, from the page's edge to that of the window, or a drawing within the page. */
export function PictureSection({ anchor, ground, layout, screen }: Queries.PictureSectionFragment) {
  return (
    <div css={[bleedCss, stageCss[ground === "dark" ? "dark" : "plain"]]} id={anchor ?? undefined}>
      <div css={containerCss}>
        <PanelPicture
          css={layout === "drawing" ? drawingCss : screenCss}
          picture={screen}
          sizes={layout === "drawing" ? formatSizes() : sizes}
          first
        />
      </div>
    </div>
  );
}

export const pictureFragment = graphql`
  fragment PictureSection on PictureSection {
    ...Frame
    layout
    screen: picture {
      ...ScreenPicture
    }
  }
`;
