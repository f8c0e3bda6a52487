import { css } from "@emotion/react";

import { openCardCss } from "../../components/card";
import { containerCss } from "../../components/section";
import { color, media, radius, space } from "../../theme/tokens";
import { PanelPicture } from "../panel-picture";
import { ChapterText } from "./chapter-text";

/** Windows too narrow for two tiles in a row: the picture is beside the text. */
const beside = "@media (min-width: 64em) and (max-width: 74.999em)";
const inset = `clamp(1.25rem, 2.6vw, ${space.wide})`;
const edge = `1px solid ${color.line}`;

const gridCss = css({
  display: "grid",
  gap: space.loose,
  paddingBlock: space.between,
  [media.broad]: { gridTemplateColumns: "repeat(12, minmax(0, 1fr))" },
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
  [beside]: {
    gridTemplate: "auto / minmax(0, 5fr) minmax(0, 7fr)",
    alignItems: "center",
    containerType: "normal",
  },
});
const textCss = css({ padding: inset, boxSizing: "content-box" });
const pictureCss = css({
  border: 0,
  borderBlockStart: edge,
  borderRadius: 0,
  [beside]: { margin: inset, marginInlineStart: 0, border: edge, borderRadius: radius.medium },
});
// The row of a future feature, which has no picture.
const comingCss = css(openCardCss, { padding: inset, [media.broad]: { gridColumn: "1 / -1" } });
const comingTextCss = css({
  [media.wide]: {
    gridTemplateColumns: "minmax(0, 5fr) minmax(0, 7fr)",
    columnGap: space.vast,
    maxWidth: "none",
    "& > :nth-of-type(n + 2)": { gridColumn: 2, gridRow: "1 / span 2", alignSelf: "center" },
  },
});

/** Columns of the tiles, of twelve: three rows of two. */
const spans = [5, 7, 6, 6, 7, 5];

/** The shown width of a picture in a tile of some columns: gaps of 24 px, and edges. */
function writeSizes(span: number): string {
  const lost = `${26 - 2 * span}px`;
  return `(min-width: 1296px) calc(${span * 100}px - ${lost}), (min-width: 1200px) calc((100vw - 96px) * ${span} / 12 - ${lost}), (min-width: 1024px) 51vw, (min-width: 500px) 92vw, calc(100vw - 40px)`;
}

/** The features of a product as tiles of unequal width. */
export function Tiles({ chapters }: { chapters: readonly Queries.ChapterFragment[] }) {
  return (
    <div css={[containerCss, gridCss]}>
      {chapters.map((chapter, index) => {
        const { anchor, picture } = chapter;
        const span = spans[index % spans.length] ?? 6;
        const spanCss = css({ [media.broad]: { gridColumn: `span ${span}` } });
        return (
          <section key={anchor} css={picture ? [tileCss, spanCss] : comingCss} aria-labelledby={`${anchor}-title`}>
            <ChapterText css={picture ? textCss : comingTextCss} chapter={chapter} />
            {picture ? <PanelPicture css={pictureCss} picture={picture} sizes={writeSizes(span)} /> : null}
          </section>
        );
      })}
    </div>
  );
}
