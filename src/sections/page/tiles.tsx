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
  paddingBlock: space.sectionSmall,
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
const wideTextCss = css({ [twoColumns]: { alignSelf: "center" } });
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
// A panorama is as wide as the page, above its claim, text and number in columns.
const panoramaTileCss = css({ [twoColumns]: { gridColumn: "1 / -1" } });
const panoramaTextCss = css({
  [twoColumns]: {
    gridTemplateColumns: "minmax(0, 5fr) minmax(0, 5fr) minmax(0, 2fr)",
    columnGap: space.huge,
    maxWidth: "none",
    "& > *": { gridColumn: 1 },
    "& > p:last-of-type": { gridColumn: "2 / -1", gridRow: "1 / span 2", alignSelf: "end" },
    "& > dl ~ p:last-of-type": { gridColumn: 2 },
    "& > dl": { gridColumn: 3, gridRow: "1 / span 2", margin: 0 },
    "& > dl > div": { border: 0, paddingBlockStart: 0 },
  },
});

// Row of a feature without a picture; dashed if it is upcoming.
const rowCss = css({ padding: inset, ...surface(radius.large) });
const wholeRowCss = css({ [twoColumns]: { gridColumn: "1 / -1" } });
// Beside two rows without pictures.
const besideRowsCss = css({ [twoColumns]: { gridRow: "span 2" } });
const comingCss = css({
  border: `1.5px dashed color-mix(in oklab, ${color.accent} 45%, ${color.line})`,
  background: `color-mix(in oklab, ${color.accentSoft} 45%, transparent)`,
});
const wholeRowTextCss = css({
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
const panoramaSizes = formatSizes([1280, 1, 0], ...besideText);
const wideSizes = formatSizes([1280, 7 / 12, -32], ...besideText);
const halfSizes = formatSizes([1280, 1 / 2, -14], ...besideText);
const smallSizes = formatSizes(...besideText, [472, 0, 432]);

const looks = {
  panorama: { tile: panoramaTileCss, text: panoramaTextCss, picture: halfPictureCss, sizes: panoramaSizes },
  wide: { tile: wideTileCss, text: wideTextCss, picture: widePictureCss, sizes: wideSizes },
  half: { tile: halfTileCss, text: undefined, picture: halfPictureCss, sizes: halfSizes },
};

type Chapter = Queries.TilesSectionFragment["chapters"][number];

/** Whether the picture of a chapter is at least twice as wide as it is high. */
function isPanorama({ picture }: Chapter): boolean {
  const { width = 1, height = 1 } = picture?.image.childImageSharp?.gatsbyImageData ?? {};
  return width >= 2 * height;
}

/**
 * Shows the features of a product as tiles. Panoramas are as wide as the page. Of the others with a picture, every third one is two columns
 * wide, and a last one that is alone in its row, unless there are two without a picture, which are then beside it. Others without a
 * picture have a row of their own.
 */
export function TilesSection({ anchor, bar, chapters }: Queries.TilesSectionFragment) {
  const pictured = chapters.filter(({ picture }) => picture);
  const narrow = pictured.filter((chapter) => !isPanorama(chapter));
  const lone = narrow.length % 3 === 1 ? narrow.at(-1) : undefined;
  const hasRowsBeside = lone !== undefined && chapters.length - pictured.length === 2;

  function findLook(chapter: Chapter): keyof typeof looks {
    if (isPanorama(chapter)) return "panorama";
    const isWide = narrow.indexOf(chapter) % 3 === 2 || (chapter === lone && !hasRowsBeside);
    return isWide ? "wide" : "half";
  }
  return (
    <>
      {bar ? <ChapterBar name={bar} chapters={chapters} /> : null}
      <div css={[containerCss, gridCss]} id={anchor ?? undefined}>
        {chapters.map((chapter) => {
          const { anchor, picture, status } = chapter;
          const look = looks[findLook(chapter)];
          const sectionCss = picture
            ? [tileCss, look.tile, chapter === lone && besideRowsCss]
            : [rowCss, status && comingCss, !hasRowsBeside && wholeRowCss];
          return (
            <section key={anchor} css={sectionCss} id={anchor} aria-labelledby={`${anchor}-title`}>
              <ChapterText css={picture ? [textCss, look.text] : !hasRowsBeside && wholeRowTextCss} {...chapter} />
              {picture ? (
                <PanelPicture
                  css={[pictureCss, look.picture]}
                  picture={picture}
                  sizes={look.sizes}
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
