import { css } from "@emotion/react";
import { graphql } from "gatsby";

import { formatSizes } from "../../../components/picture/sizes";
import { containerCss } from "../../../components/section";
import { media, radius, shadow, surface } from "../../../theme/tokens";
import { PanelPicture } from "./panel-picture";
import { stageCss } from "./stage-css";

const drawingCss = css({ [media.desktop]: { borderRadius: radius.large } });
const frameCss = css({
  ...surface(radius.medium),
  overflow: "clip",
  boxShadow: shadow.high,
  [media.desktop]: { borderRadius: radius.large },
});
// Wider than its frame, which cuts its end, and large enough to read.
const screenCss = css({
  border: 0,
  borderRadius: 0,
  "@media screen and (min-width: 48em)": { maxWidth: "none", width: "clamp(60rem, 115%, 85.125rem)" },
});

const sizes = `(min-width: 1288px) 1362px, (min-width: 768px) max(960px, 105.8vw), ${formatSizes()}`;

/** Picture of the product, as wide as the page, or a drawing. */
export function PictureSection({ anchor, ground, layout, screen }: Queries.PictureSectionFragment) {
  return (
    <div css={stageCss[ground === "dark" ? "dark" : "plain"]} id={anchor ?? undefined}>
      <div css={containerCss}>
        {layout === "drawing" ? (
          <PanelPicture css={drawingCss} picture={screen} sizes={formatSizes()} first />
        ) : (
          <div css={frameCss}>
            <PanelPicture css={screenCss} picture={screen} sizes={sizes} first />
          </div>
        )}
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
