import { css } from "@emotion/react";
import { graphql } from "gatsby";

import { openCardCss } from "../../components/card";
import { formatSizes } from "../../components/picture/sizes";
import { containerCss } from "../../components/section";
import { color, columns, media, radius, space } from "../../theme/tokens";
import { PanelPicture } from "./panel-picture";
import { ChapterBar } from "./chapter-bar";
import { ChapterText } from "./chapter-text";

/** Wide windows with one column of tiles. */
const oneColumn = "@media (min-width: 64em) and (max-width: 74.999em)";
const inset = `clamp(1.25rem, 2.6vw, ${space.wide})`;
const edge = `1px solid ${color.line}`;

const gridCss = css({
  display: "grid",
  gap: space.loose,
  paddingBlock: space.sectionMedium,
  [media.broad]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
});
const tileCss = css({
  display: "grid",
  gridTemplateRows: "1fr auto",
  containerType: "inline-size",
  overflow: "clip",
  border: edge,
  borderRadius: radius.large,
  background: color.raised,
  breakInside: "avoid",
});
const pictureCss = css({ border: 0, borderBlockStart: edge, borderRadius: 0 });
const textCss = css({ padding: inset, boxSizing: "content-box" });

/** Picture beside the text. */
const beside = { gridTemplate: `auto / ${columns.twoFifths}`, alignItems: "center", containerType: "normal" };
const framed = { margin: inset, marginInlineStart: 0, border: edge, borderRadius: radius.medium };
const halfTileCss = css({ [oneColumn]: beside });
const halfPictureCss = css({ [oneColumn]: framed });
const wideTileCss = css({ [media.wide]: beside, [media.broad]: { gridColumn: "1 / -1" } });
const widePictureCss = css({ [media.wide]: framed });

// Row of an upcoming feature, without a picture.
const comingCss = css(openCardCss, { padding: inset, [media.broad]: { gridColumn: "1 / -1" } });
const comingTextCss = css({
  [media.wide]: {
    gridTemplateColumns: columns.twoFifths,
    columnGap: space.vast,
    maxWidth: "none",
    "& > :nth-of-type(n + 2)": { gridColumn: 2, gridRow: "1 / span 2", alignSelf: "center" },
  },
});

/** Width beside the text. */
const besideText = [1024, 7 / 12, -32] as const;
const wideSizes = formatSizes(besideText);
const halfSizes = formatSizes([1200, 1 / 2, -14], besideText);

/** Shows the features of a product as tiles: every third one is two columns wide. */
export function Tiles({ anchor, bar, chapters }: Queries.TilesSectionFragment) {
  return (
    <>
      {bar ? <ChapterBar name={bar} chapters={chapters} /> : null}
      <div css={[containerCss, gridCss]} id={anchor ?? undefined}>
        {chapters.map((chapter, index) => {
          const { anchor, picture } = chapter;
          const isWide = index % 3 === 2;
          const sectionCss = picture ? [tileCss, isWide ? wideTileCss : halfTileCss] : comingCss;
          return (
            <section key={anchor} css={sectionCss} aria-labelledby={`${anchor}-title`}>
              <ChapterText css={picture ? textCss : comingTextCss} chapter={chapter} />
              {picture ? (
                <PanelPicture
                  css={[pictureCss, isWide ? widePictureCss : halfPictureCss]}
                  picture={picture}
                  sizes={isWide ? wideSizes : halfSizes}
                />
              ) : null}
            </section>
          );
        })}
      </div>
    </>
  );
}

export const tilesFragment = graphql`
  fragment TilesSection on TilesSection {
    ...Frame
    bar
    chapters {
      ...Chapter
    }
  }
`;
