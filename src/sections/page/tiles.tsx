import { css } from "@emotion/react";
import { graphql } from "gatsby";

import { formatSizes } from "../../components/picture/sizes";
import { containerCss } from "../../components/section";
import { color, columns, limit, media, oneColumn, radius, space, surface } from "../../theme/tokens";
import { PanelPicture } from "./pictures/panel-picture";
import { ChapterBar } from "./chapters/chapter-bar";
import { ChapterText } from "./chapters/chapter-text";

/** Windows with two columns of tiles, in which the text of wide pictures is large enough, and those with one. */
const twoColumns = "@media (min-width: 80em)";
const singleColumn = "@media (max-width: 79.999em)";
const inset = `clamp(${limit(1.25)}, 2.6vw, ${space.wide})`;
const edge = `1px solid ${color.line}`;

const gridCss = css({
  ...oneColumn,
  gap: space.loose,
  paddingBlock: space.sectionMedium,
  [twoColumns]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
});
// One column shows upright pictures beside the text. In a row of two tiles pictures are above, so that all begin at one height.
const tileCss = css({
  ...oneColumn,
  alignContent: "start",
  overflow: "clip",
  ...surface(radius.large),
  breakInside: "avoid",
  [media.desktop]: { gridTemplateColumns: "minmax(0, 1fr) 20rem", alignItems: "start" },
  [media.wide]: { gridTemplateColumns: "minmax(0, 1fr) 25.25rem" },
  [twoColumns]: { gridTemplateColumns: "minmax(0, 1fr)" },
});
const textCss = css({ padding: inset, boxSizing: "content-box" });
const framed = { margin: inset, marginInlineStart: 0, border: edge, borderRadius: radius.medium };
const pictureCss = css({
  border: 0,
  borderBlockStart: edge,
  borderRadius: 0,
  "@media (min-width: 48em) and (max-width: 79.999em)": { ...framed, width: "auto" },
});
const halfTileCss = css({ [twoColumns]: { containerType: "inline-size" } });
const halfPictureCss = css({ [twoColumns]: { order: -1, borderBlockStart: 0, borderBlockEnd: edge } });
const wideTileCss = css({ [twoColumns]: { gridTemplateColumns: columns.twoFifths, gridColumn: "1 / -1" } });
const widePictureCss = css({ [twoColumns]: framed });

// Row of an upcoming feature, without a picture.
const comingCss = css({
  padding: inset,
  border: `1.5px dashed color-mix(in oklab, ${color.accent} 45%, ${color.line})`,
  borderRadius: radius.large,
  background: `color-mix(in oklab, ${color.accentSoft} 45%, transparent)`,
  [twoColumns]: { gridColumn: "1 / -1" },
});
const comingTextCss = css({
  [media.wide]: {
    gridTemplateColumns: columns.twoFifths,
    columnGap: space.vast,
    maxWidth: "none",
    "& > :nth-of-type(n + 2)": { gridColumn: 2, gridRow: "1 / span 2", alignSelf: "center" },
  },
});

const besideText = [
  [1024, 0, 378],
  [768, 0, 298],
] as const;
const wideSizes = formatSizes([1280, 7 / 12, -32], ...besideText);
const halfSizes = formatSizes([1280, 1 / 2, -14], ...besideText);
const smallSizes = formatSizes(...besideText, [472, 0, 432]);

/** Shows the features of a product as tiles: every third one is two columns wide. */
export function TilesSection({ anchor, bar, chapters }: Queries.TilesSectionFragment) {
  return (
    <>
      {bar ? <ChapterBar name={bar} chapters={chapters} /> : null}
      <div css={[containerCss, gridCss]} id={anchor ?? undefined}>
        {chapters.map((chapter, index) => {
          const { anchor, picture } = chapter;
          const isWide = index % 3 === 2;
          const sectionCss = picture ? [tileCss, isWide ? wideTileCss : halfTileCss] : comingCss;
          return (
            <section key={anchor} css={sectionCss} id={anchor} aria-labelledby={`${anchor}-title`}>
              <ChapterText css={picture ? textCss : comingTextCss} {...chapter} />
              {picture ? (
                <PanelPicture
                  css={[pictureCss, isWide ? widePictureCss : halfPictureCss]}
                  picture={picture}
                  sizes={isWide ? wideSizes : halfSizes}
                  smallIn={singleColumn}
                  smallSizes={smallSizes}
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
